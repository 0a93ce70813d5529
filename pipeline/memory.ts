/** Gives back the memory that a step has left over: with thousands of pages the next one needs it for another program. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: NonNullable<typeof globalThis.gc> = runInNewContext("gc");

export const tidyMemory = () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
