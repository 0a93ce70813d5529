import type { Copy } from "../copy.ts";

/** One way to break content. What the author must be told stands in messages.txt, under the same name. */
export interface Broken {
  name: string;
  break: (content: Copy) => void;
}
