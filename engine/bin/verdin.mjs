#!/usr/bin/env node
/** `verdin COMMAND`: starts a file of cli/ in the practice's folder. Plain JavaScript for Node 20, as run.mjs. */
import path from "node:path";
import { commands, helpFor } from "./commands.mjs";
import { finishUpdate } from "./finish-update.mjs";
import { isPackage, run } from "./run.mjs";

const [name = "help", ...rest] = process.argv.slice(2);
const at = rest.indexOf("--practice");
const practice = path.resolve(at < 0 ? "" : (rest.splice(at, 2)[1] ?? ""));
const command = commands[name];

if (!command || rest.includes("--help")) {
  console.log(helpFor(command ? name : undefined));
  process.exitCode = command || /^(?:--)?help$|^-h$/.test(name) ? 0 : 1;
} else {
  const { file = name, args = [] } = command;
  const engine = path.dirname(import.meta.dirname);
  if (finishUpdate(practice)) console.log("The update that was interrupted is finished.");
  const [folder, ending] = isPackage ? ["dist/cli", "js"] : ["cli", "ts"];
  await run([path.join(engine, folder, `${file}.${ending}`), ...args, ...rest], practice);
}
