/** `npm start`: builds the site unless it is up to date, and serves it. The port is tried before a build, which takes long. */
import { spawnSync } from "node:child_process";
import { isFresh } from "../pipeline/stamp.ts";

function run(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 130);
}

if (!isFresh()) {
  run("tools/serve.ts", "--check");
  console.log("Building the site ...");
  run("tools/build.ts");
}
// Stopping a server is a normal exit.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
await import("./serve.ts");
