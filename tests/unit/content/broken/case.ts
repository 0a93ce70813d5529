import type { Copy } from "../copy.ts";

/** One way to break content. messages.txt has the expected message under the same name. */
export interface Broken {
  name: string;
  break: (content: Copy) => void;
}
