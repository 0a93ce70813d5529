/** Chrome 111, the oldest that builds are for: a headless one for servers, from npm, for Linux on x64 alone. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

const name = "@sparticuz/chromium@111.0.0";
const integrity =
  "sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==";
const folder = path.resolve(".cache/chrome-111");

export const oldChrome = {
  file: path.join(folder, "chromium"),
  /** Libraries that it brings. */
  env: { LD_LIBRARY_PATH: path.join(folder, "lib") },
};

export const runsOldChrome = process.platform === "linux" && process.arch === "x64";

/** Downloads it once. */
export function installOldChrome() {
  if (!runsOldChrome || existsSync(oldChrome.file)) return;
  console.log(`Downloading ${name} (54 MB), once ...`);
  mkdirSync(folder, { recursive: true });
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm ? [process.execPath, npm] : ["npm"];
  spawnSync(program, [...first, "pack", name, "--pack-destination", folder], { stdio: "ignore" });
  const packed = path.join(folder, "sparticuz-chromium-111.0.0.tgz");
  const isRight =
    existsSync(packed) &&
    integrity === `sha512-${createHash("sha512").update(readFileSync(packed)).digest("base64")}`;
  if (!isRight) return;
  const tar = (args: string[], input?: Buffer) => spawnSync("tar", args, { cwd: folder, input });
  tar(["-xzf", packed]);
  const part = (file: string) => brotliDecompressSync(readFileSync(path.join(folder, "package/bin", file)));
  tar(["-xf", "-"], part("aws.tar.br"));
  writeFileSync(`${oldChrome.file}.part`, part("chromium.br"), { mode: 0o755 });
  for (const used of ["package", path.basename(packed)]) rmSync(path.join(folder, used), { recursive: true });
  // Last, so that an interrupted download begins anew.
  renameSync(`${oldChrome.file}.part`, oldChrome.file);
}
