import { inEngine } from "../roots.ts";

/** Arguments for Node that run a command of ours in a process of its own: what it loads is gone with it. */
export const verdin = (...args: string[]) => [inEngine("bin/verdin.mjs"), ...args];

/** Runs a command. What it throws is shown as its message alone, because that is all that an owner needs. */
export async function runCommand(main: () => unknown, mark = "") {
  try {
    await main();
  } catch (error) {
    console.error(`${mark}${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
