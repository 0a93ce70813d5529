/**
 * Takes a newer version of verdin. Everything is tried on a copy in .cache/update: the new version is installed there, moves the
 * content to its form and checks it. Only then do content, package.json, lockfile and packages take the place of the old ones.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { finishUpdate, updated, updateFolder } from "../bin/finish-update.mjs";
import { npmCommand } from "../bin/node.mjs";
import { inEngine, inPractice } from "../roots.ts";
import { runCommand } from "./command.ts";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Where there is git, it must be able to bring everything back. */
function refuseUncommitted() {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: inPractice(), encoding: "utf8" });
  if (git("rev-parse", "--is-inside-work-tree").status !== 0) return;
  const { stdout } = git("status", "--porcelain", "--", ...updated);
  if (stdout.trim())
    throw new Error(
      `These files have changes that are not committed, so nothing was updated. Commit them first:\n${stdout.trimEnd()}`,
    );
}

function run(command: string[], cwd: string, failed: string): string {
  const [program = "", ...args] = command;
  const env = { ...process.env, VERDIN_PRACTICE: cwd };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8", env });
  if (status !== 0)
    throw new Error(
      `${failed} Nothing was changed.\n\n${(stdout + stderr).trim().split("\n").slice(-60).join("\n")}`,
    );
  return stdout.trim();
}

/** A version as package.json names it: a file is copied beside it, so that the practice's folder has all it needs. */
function specifier(to: string | undefined, next: string): string {
  if (!to || !/\.tgz$/.test(to)) return to ?? "latest";
  copyFileSync(to, path.join(next, path.basename(to)));
  return `file:${path.basename(to)}`;
}

/** The file beside package.json that verdin comes from, if it doesn't come from the registry. */
const packageFile = (manifest: string): string | undefined =>
  /^file:([^/]+\.tgz)$/.exec(read(manifest).dependencies?.verdin ?? "")?.[1];

await runCommand(() => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const { verdin: current = "" } = read(inPractice("package.json")).dependencies ?? {};
  // Without its own name in the registry, a package of that name there is somebody else's.
  if (current.startsWith("file:") && !values.to)
    throw new Error(
      "This practice has verdin from a file. Name the newer file: npm run update -- --to ../verdin-1.1.0.tgz",
    );
  refuseUncommitted();
  const folder = updateFolder(inPractice());
  const next = path.join(folder, "next");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  for (const name of updated)
    if (existsSync(inPractice(name))) cpSync(inPractice(name), path.join(next, name), { recursive: true });
  const { version } = read(inEngine("package.json"));
  const target = specifier(values.to, next);
  const npm = [...npmCommand(), "install", "--no-audit", "--no-fund", "--loglevel=error", "--save-exact"];
  const name = target.startsWith("file:") ? target : `verdin@${target}`;
  run([...npm, name], next, "The new version could not be installed.");
  const verdin = [process.execPath, path.join(next, "node_modules/verdin/bin/verdin.mjs")];
  const { version: newer } = read(path.join(next, "node_modules/verdin/package.json"));
  const says = run([...verdin, "migrate", version], next, `verdin ${newer} could not read your content.`);
  run(
    [...verdin, "check", "--quiet"],
    next,
    `With verdin ${newer} your content has mistakes that it has not today.`,
  );
  const [older, taken] = [inPractice("package.json"), path.join(next, "package.json")].map(packageFile);
  if (taken) copyFileSync(path.join(next, taken), inPractice(taken));
  writeFileSync(path.join(folder, "journal"), newer);
  finishUpdate(inPractice());
  if (older && older !== taken) rmSync(inPractice(older), { force: true });
  rmSync(folder, { recursive: true });
  const files = ["content", "package.json", "package-lock.json", ...(taken ? [taken] : [])];
  console.log(
    `verdin ${version} is now ${newer}.\n\n${says}\n\nLook at it: npm start. Then commit ${files.join(", ")}.`,
  );
});
