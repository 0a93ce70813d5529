import type { Copy } from "../copy.ts";

/** One way to break content. */
export interface Broken {
  name: string;
  /** How each message begins, as "file:line field: found". A line only where the case writes the whole file. */
  says: string[];
  break: (content: Copy) => void;
}
