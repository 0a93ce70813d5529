/**
 * Starts every npm script: `node tools/run.mjs <command> [arguments]`. Installs the locked packages if they are missing,
 * then runs the command's programs one after the other on the project's Node. Plain JavaScript for Node 20: on a fresh
 * machine only Node and npm are installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFor, npmOn, programIn } from "../environment/places.mjs";

/**
 * A step is a file for Node, or [package, program], with arguments. The last step also gets those of the
 * command line. `needsSite`: builds first, unless the built site is up to date.
 * @typedef {{ needsSite?: boolean, steps: { file?: string, program?: [string, string], args?: string[] }[] }} Command
 * @type {Record<string, Command>}
 */
const commands = {
  start: { needsSite: true, steps: [{ file: "tools/serve.ts" }] },
  test: { steps: [{ file: "tools/test.ts" }] },
  sweep: { steps: [{ file: "tools/test.ts", args: ["--sweep"] }] },
  dev: { steps: [{ program: ["@react-router/dev", "react-router"], args: ["dev"] }] },
  edit: { steps: [{ file: "tools/edit.ts" }] },
  build: { steps: [{ file: "tools/build.ts" }] },
  check: { steps: [{ file: "tools/check.ts" }] },
  content: { steps: [{ file: "tools/content.ts" }] },
  preflight: { steps: [{ file: "tools/preflight.ts" }] },
  publish: { steps: [{ file: "tools/publish.ts" }] },
  rollback: { steps: [{ file: "tools/publish.ts", args: ["--rollback"] }] },
  verify: { steps: [{ file: "tools/verify.ts" }] },
  draw: { steps: [{ file: "drawings/draw.ts" }] },
  fonts: { steps: [{ file: "tools/fonts.ts" }] },
  recipes: { steps: [{ file: "tools/recipes.ts" }] },
  looks: { steps: [{ file: "tools/looks.ts" }] },
  bench: { steps: [{ file: "tools/bench.ts" }] },
  mutation: { steps: [{ file: "tools/mutation.ts" }] },
  plant: { steps: [{ file: "tools/plant.ts" }] },
  guide: { steps: [{ file: "tools/guide.ts" }] },
  format: { steps: [{ file: "tools/format.ts" }] },
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { platform, arch, execPath } = process;

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the locked packages, unless exactly those are installed. */
function ensurePackages() {
  const marker = path.join(root, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  console.log("Installing packages (once) ...");
  const { command, shell } = npmOn(platform);
  const { status } = spawnSync(command, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell,
  });
  if (status !== 0)
    fail("npm could not install the packages. Is there a network? Then run the same command again.");
  writeFileSync(marker, lock);
}

/** @param {[string, string]} program */
function programFile([name, program]) {
  const folder = path.join(root, "node_modules", ...name.split("/"));
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return programIn(folder, manifest, program, platform);
}

const [name = "", ...given] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`There is no command "${name}". There are: ${Object.keys(commands).join(", ")}`);

ensurePackages();
const { node: version } = process.versions;
const node = nodeFor({ platform, arch, version, execPath, root, exists: existsSync });
if (!node)
  fail(
    `This machine has Node ${version}; the site needs 22.22 or 24.15 or newer here. See https://nodejs.org`,
  );
const env = {
  // Compiled modules, which every process of a command shares.
  NODE_COMPILE_CACHE: path.join(root, ".cache/compiled"),
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
};

/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
let isStopped = false;
// Forward the signal: otherwise a build or server would keep running.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => {
    isStopped = true;
    child?.kill(signal);
  });

/** @param {string[]} args @param {"inherit" | "ignore"} stdio */
async function run(args, stdio = "inherit") {
  child = spawn(/** @type {string} */ (node), args, { cwd: root, stdio, env });
  const [status] = await once(child, "exit");
  return status ?? 1;
}

const steps = command.steps.map(({ file, program, args = [] }) => [
  program ? programFile(program) : (file ?? ""),
  ...args,
]);
steps.at(-1)?.push(...given);
if (command.needsSite && (await run(["pipeline/fresh.ts"], "ignore")) !== 0) {
  console.log("Building the site ...");
  steps.unshift(["tools/build.ts"]);
}
for (const step of steps) {
  const status = await run(step);
  // Stopping a server is a normal exit; any other interrupted command failed.
  if (isStopped) process.exit(command.needsSite ? 0 : 130);
  if (status !== 0) process.exit(status);
}
