/** Full garbage collection between build steps: with thousands of pages, the next step's process needs the memory. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: NonNullable<typeof globalThis.gc> = runInNewContext("gc");

export const collectGarbage = () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
