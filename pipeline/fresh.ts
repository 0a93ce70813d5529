/** Exits 0 while the built site is that of the files at hand. */
import { isFresh } from "./stamp.ts";

process.exitCode = isFresh() ? 0 : 1;
