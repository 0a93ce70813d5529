/**
 * `npm run plant`: puts each defect of tests/defects into a copy of the project, one at a time, runs the part of `npm test`
 * that should notice, and prints which test did. Fails if more than two go unnoticed.
 *   npm run plant -- NAME ...     only these defects
 *   npm run plant -- --unplanted  only runs the parts without a defect, which `npm run plant` does first
 *   npm run plant -- --list       names, areas and what each does
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { requireBrowser } from "../environment/browsers.ts";
import { hermetic } from "../environment/hermetic.ts";
import { programOf } from "../environment/programs.ts";
import { runProgram } from "../environment/results.ts";
import { type Defect, occurrences, type Part } from "../tests/defects/defect.ts";
import { defects } from "../tests/defects/defects.ts";
import { toldBy } from "../tests/defects/told.ts";
import { buildSite, environmentOf, type Practice, practices } from "../tests/practices.ts";

/** More unnoticed defects than this fail the command. */
const mostMissed = 2;

interface Outcome {
  defect: Defect;
  /** What noticed it, and the line that says so. Undefined if nothing did. */
  told: { by: string; line: string } | undefined;
  seconds: number;
}

/**
 * A copy of the project's files, kept between runs with its builds. Outside the repository, like a downloaded copy: some
 * tests ask git. node_modules is linked.
 */
function copyProject(): string {
  const copy = path.join(tmpdir(), "plant", path.basename(process.cwd()));
  mkdirSync(copy, { recursive: true });
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const files = stdout.split("\0").filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  const list = path.join(copy, ".files");
  const before = existsSync(list) ? readFileSync(list, "utf8").split("\0") : [];
  for (const file of before.filter((name) => !files.includes(name)))
    rmSync(path.join(copy, file), { force: true });
  for (const file of files) cpSync(file, path.join(copy, file));
  writeFileSync(list, files.join("\0"));
  if (!existsSync(path.join(copy, "node_modules")))
    symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
  // Pictures take longest to make, and few defects change them.
  for (const made of [".cache/practices"])
    if (existsSync(made) && !existsSync(path.join(copy, made)))
      cpSync(made, path.join(copy, made), { recursive: true });
  return copy;
}

/** Puts the defect into its file, and returns how to take it out again. */
function plant({ name, file, from, to }: Defect): () => void {
  const text = readFileSync(file, "utf8");
  const found = occurrences(text, from);
  if (found !== 1) throw new Error(`${name}: ${file} has this text ${found} times instead of once:\n${from}`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
  return () => writeFileSync(file, text);
}

function practiceNamed(name: string): Practice {
  const practice = practices.find((one) => one.name === name);
  if (!practice) throw new Error(`There is no practice "${name}".`);
  return practice;
}

const node = (args: string[], env: Record<string, string> = {}) =>
  runProgram(process.execPath, args, { ...hermetic(), NO_COLOR: "1", ...env });

async function run(part: Part): Promise<{ name: string; ok: boolean; output: string }> {
  if ("content" in part) {
    const env = environmentOf(practiceNamed(part.content));
    return { name: `content ${part.content}`, ...(await node(["tools/content.ts", "--quiet"], env)) };
  }
  if ("unit" in part)
    return {
      name: "unit",
      ...(await node([programOf("vitest", "vitest"), "run", "--bail=1", ...part.unit])),
    };
  const practice = practiceNamed(part.built);
  const { name, failed, output } = await buildSite(practice);
  if (failed) return { name, ok: false, output };
  const playwright = [programOf("@playwright/test", "playwright"), "test", "--project=chromium", "-x"];
  const result = await node([...playwright, ...part.specs], { PRACTICE: practice.name });
  return { name: `browser, ${practice.name}`, ...result };
}

async function tryOut(defect: Defect): Promise<Outcome> {
  const started = performance.now();
  const secondsNow = () => (performance.now() - started) / 1000;
  const restore = plant(defect);
  try {
    for (const part of defect.parts) {
      const { name, ok, output } = await run(part);
      if (!ok) return { defect, told: toldBy(name, output), seconds: secondsNow() };
    }
    return { defect, told: undefined, seconds: secondsNow() };
  } finally {
    restore();
  }
}

/** A test that fails without a defect would count as one that notices. */
async function runUnplanted(planted: Defect[]): Promise<boolean> {
  const parts = planted.flatMap((defect) => defect.parts);
  const unique = (list: string[]) => [...new Set(list)];
  const contents = unique(parts.flatMap((part) => ("content" in part ? part.content : [])));
  const units = unique(parts.flatMap((part) => ("unit" in part ? part.unit : [])));
  const built = Map.groupBy(
    parts.filter((part) => "built" in part),
    (part) => part.built,
  );
  const whole: Part[] = [
    ...contents.map((content) => ({ content })),
    ...(units.length > 0 ? [{ unit: units }] : []),
    ...[...built].map(([name, those]) => ({
      built: name,
      specs: unique(those.flatMap(({ specs }) => specs)),
    })),
  ];
  let passed = true;
  for (const part of whole) {
    const { name, ok, output } = await run(part);
    const { by, line } = toldBy(name, output);
    console.log(ok ? `${name}: passes without a defect` : `${name}: fails without a defect: ${by}: ${line}`);
    passed &&= ok;
  }
  return passed;
}

function chosen(names: string[]): Defect[] {
  const unknown = names.filter((name) => !defects.some((defect) => defect.name === name));
  if (unknown.length > 0) {
    console.error(`No defect is called ${unknown.join(", ")}. npm run plant -- --list shows them all.`);
    process.exit(1);
  }
  return names.length === 0 ? defects : defects.filter(({ name }) => names.includes(name));
}

const names = process.argv.slice(2);
if (names.includes("--list")) {
  for (const { name, area, what } of defects) console.log(`${name.padEnd(30)} ${area.padEnd(18)} ${what}`);
} else {
  const only = names.includes("--unplanted");
  const planted = chosen(names.filter((name) => name !== "--unplanted"));
  requireBrowser("chromium");
  // Everything below, and the practices' folders, is relative to the copy.
  process.chdir(copyProject());
  if ((only || names.length === 0) && !(await runUnplanted(planted))) process.exit(1);
  if (only) process.exit();
  let missed = 0;
  console.log("| defect | area | caught by | the line that told |\n|---|---|---|---|");
  for (const defect of planted) {
    const { told, seconds } = await tryOut(defect);
    if (!told) missed++;
    console.log(
      `| ${defect.name} | ${defect.area} | ${told?.by ?? "**nothing**"} | ${told?.line ?? ""} | (${seconds.toFixed(0)} s)`,
    );
  }
  console.log(`${planted.length - missed} of ${planted.length} caught`);
  if (missed > mostMissed) process.exitCode = 1;
}
