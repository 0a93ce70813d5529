import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs a program. Returns whether it succeeded, and its output, unless that was `shown` as it came. The signal ends it. */
export async function runProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  isShown = false,
  signal?: AbortSignal,
) {
  const out = isShown ? "inherit" : "pipe";
  const child = spawn(command, args, {
    stdio: ["ignore", out, out],
    env: { ...process.env, ...env },
    signal,
  });
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const [status] = await once(child, "exit");
  return { ok: status === 0, output: (await output).join("") };
}
