/** A practice outside this repository, with the engine installed from its package as any practice has it. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inEngine } from "../../engine/roots.ts";

const folder = mkdtempSync(path.join(tmpdir(), "from-nothing-"));
export const clinic = path.join(folder, "clinic");
export const inClinic = (...parts: string[]) => path.join(clinic, ...parts);
export const readFromClinic = (file: string) => readFileSync(inClinic(file), "utf8");

/** As on a machine that knows nothing of this repository; how it reaches the registry stays. */
const ours =
  /^(?:VERDIN_.*|COMPRESSION|SOURCE_DATE_EPOCH|NODE_(?:ENV|OPTIONS|COMPILE_CACHE|PATH)|npm_(?!config_).*|VITEST.*|TEST.*|PRACTICE|CI|TZ)$/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
const options = { cwd: clinic, env, encoding: "utf8" } as const;

export function npm(...args: string[]): string {
  mkdirSync(clinic, { recursive: true });
  return execFileSync("npm", [...args, "--loglevel=error"], options);
}
const bin = inClinic("node_modules/.bin/verdin");
export function verdin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(bin, args, options);
  return { status, output: (stdout + stderr).trim() };
}
/** With a process group of its own, which a test can kill as a whole. */
export const startVerdin = (args: string[], more = {}) =>
  spawn(bin, args, { cwd: clinic, env: { ...env, ...more }, detached: true });
export async function ended(child: ReturnType<typeof startVerdin>) {
  child.stdout.resume();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
export const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], options);

export function pack(): string {
  execFileSync("npm", ["pack", inEngine(), "--pack-destination", folder, "--silent"], {
    encoding: "utf8",
    env,
  });
  return path.join(folder, `verdin-${version}.tgz`);
}

export const { version } = JSON.parse(readFileSync(inEngine("package.json"), "utf8")) as { version: string };
export const newerVersion = `${version.split(".")[0]}.99.0`;

/** The package as a newer version, with a migration of content that the test wrote. */
export function newerPackage(packed: string): string {
  const files = path.join(folder, "newer");
  mkdirSync(files, { recursive: true });
  execFileSync("tar", ["-xzf", packed, "-C", files]);
  const change = (file: string, edit: (text: string) => string) => {
    const name = path.join(files, "package", file);
    const before = readFileSync(name, "utf8");
    if (edit(before) === before) throw new Error(`${file} is not as the test expects`);
    writeFileSync(name, edit(before));
  };
  change("package.json", (text) => text.replace(`"version": "${version}"`, `"version": "${newerVersion}"`));
  change("CHANGELOG.md", (text) =>
    text.replace(`## ${version}`, `## ${newerVersion}\n\nThe call button is larger.\n\n## ${version}`),
  );
  change("dist/data/migrations.js", (text) =>
    text.replace(/migrations = \[\]/, `migrations = [${testMigration}]`),
  );
  const newer = path.join(folder, `verdin-${newerVersion}.tgz`);
  execFileSync("tar", ["-czf", newer, "-C", files, "package"]);
  return newer;
}

/** A label gets another name, and a field another shape. */
const testMigration = `{
  to: 2,
  says: "the fax number is one line now",
  change(file, fields) {
    if (file === "interface.yaml" && fields.has("callButton")) {
      const pair = fields.contents.items.find(({ key }) => key.value === "callButton");
      pair.key.value = "callShort";
    }
    if (file === "practice.yaml") fields.set("fax", fields.getIn(["fax", "number"]));
  },
}`;
