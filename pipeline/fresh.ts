/** Exits 0 if the built site is up to date. */
import { isFresh } from "./stamp.ts";

process.exitCode = isFresh() ? 0 : 1;
