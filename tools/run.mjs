/**
 * Starts every npm script: `node tools/run.mjs <command> [arguments]`. Installs the locked packages if they are missing,
 * then runs the command's programs one after the other on the project's Node. Plain JavaScript for Node 20: on a fresh
 * machine nothing but Node and npm is there.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFor, npmOn, programIn } from "./environment/places.mjs";

/**
 * A step is a file for Node, or [package, program]; further words are its arguments. The last step gets those of the
 * command line. `needsSite`: builds first, unless the built site is that of the files at hand.
 * @typedef {{ needsSite?: boolean, steps: { file?: string, program?: [string, string], args?: string[] }[] }} Command
 * @type {Record<string, Command>}
 */
const commands = {
  start: { needsSite: true, steps: [{ file: "tools/serve.ts" }] },
  "start:edge": { needsSite: true, steps: [{ file: "tools/edge.ts" }] },
  test: { steps: [{ file: "tools/test.ts" }] },
  dev: {
    steps: [{ file: "tools/pictures.ts" }, { program: ["@react-router/dev", "react-router"], args: ["dev"] }],
  },
  build: { steps: [{ file: "tools/build.ts" }] },
  check: { steps: [{ file: "tools/checks.ts" }] },
  content: { steps: [{ file: "tools/content.ts" }] },
  preflight: { steps: [{ file: "tools/preflight.ts" }] },
  "deploy:s3": { steps: [{ file: "deploy/s3.ts" }] },
  draw: { steps: [{ file: "drawings/draw.ts" }] },
  fonts: { steps: [{ file: "tools/fonts.ts" }] },
  looks: { steps: [{ file: "tools/looks.ts" }] },
  "contact-sheet": { steps: [{ file: "tools/contact-sheet.ts" }] },
  bench: { steps: [{ file: "tools/bench.ts" }] },
  "bench:load": { needsSite: true, steps: [{ file: "tools/bench/load.ts" }] },
  mutation: { steps: [{ file: "tools/mutation.ts" }] },
  format: { steps: [{ program: ["@biomejs/biome", "biome"], args: ["check", "--write"] }] },
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { platform, arch, execPath } = process;

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the locked packages, unless exactly those are there. */
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
/** @type {import("node:child_process").SpawnOptions} */
const options = {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
};
const run = (/** @type {string[]} */ args) => spawnSync(node, args, options).status ?? 1;

if (command.needsSite && spawnSync(node, ["tools/build/fresh.ts"], { cwd: root }).status !== 0) {
  console.log("Building the site ...");
  if (run(["tools/build.ts"]) !== 0) process.exit(1);
}
const steps = command.steps.map(({ file, program, args = [] }) => [
  program ? programFile(program) : (file ?? ""),
  ...args,
]);
const last = steps.pop() ?? [];
for (const step of steps) if (run(step) !== 0) process.exit(1);
// Not run(): a server that is stopped by a signal must be told of it.
const child = spawn(node, [...last, ...given], options);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
