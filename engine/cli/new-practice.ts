/**
 * Makes the site of a practice in a new or empty folder. Asks for name, city, state, phone, color and kind, or takes them as flags:
 * verdin new-practice my-clinic --name "Sandia Smiles" --city Albuquerque --state NM --phone "(505) 234-0142" --color "#5b2a86" --kind dental.
 * With --spanish it also writes what a first Spanish page needs.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { npmCommand } from "../bin/node.mjs";
import { writeFile } from "../build/write-file.ts";
import { passing } from "../data/check/colors.server.ts";
import { editorSettings } from "../data/edit/json-schema.ts";
import { readSite } from "../data/load.server.ts";
import { plainSlug } from "../data/read/slug.ts";
import { office as officeFields } from "../data/schema/office.ts";
import { practice } from "../data/schema/practice.ts";
import { stateNamed } from "../data/schema/states.ts";
import { theme } from "../data/schema/theme.ts";
import { inEngine, inPractice } from "../roots.ts";
import { runCommand } from "./command.ts";
import { type Answers, kindNames, starter, usualKind, writeContent } from "./starter-content.ts";

const colors = theme.shape.colors.unwrap();
const questions: Record<string, { ask: string; schema: z.ZodType }> = {
  name: { ask: "Name of the practice", schema: practice.shape.name },
  city: { ask: "City of the office", schema: officeFields.shape.city },
  state: { ask: "State", schema: officeFields.shape.state },
  phone: { ask: "Phone, like (505) 234-0142", schema: practice.shape.phone },
  color: {
    ask: "Color of buttons and links, like #5b2a86; empty for our teal",
    schema: colors.shape.primary,
  },
  kind: {
    ask: `Kind of practice: ${kindNames.join(", ")}; empty for ${usualKind}`,
    schema: z.enum(kindNames, { error: `expected one of: ${kindNames.join(", ")}` }),
  },
};
/** Without them, a practice is the usual one, in our colors. */
const mayBeEmpty = ["color", "kind"];

/** An answer as files write it: people type 505.555.0144 and New Mexico. */
export function tidy(name: string, answer: string): string {
  if (name === "state") return stateNamed(answer)?.letters ?? answer;
  if (name === "kind") return plainSlug(answer);
  const digits = answer.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return name === "phone" ? digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3") || answer : answer;
}

/** What is wrong with an answer, in one line. */
export function fault(name: string, answer: string): string | undefined {
  if (mayBeEmpty.includes(name) && answer === "") return undefined;
  const { error } = questions[name]?.schema.safeParse(answer) ?? {};
  return error?.issues[0]?.message;
}

/** The nearest shade of a color that can be read in both themes, and what to say about it. */
export function readable(color = ""): { color: string; says?: string } {
  const shade = color && passing({ primary: color }, "primary");
  if (!shade || shade === color.toLowerCase()) return { color };
  return {
    color: shade,
    says: `${color} is too faint to read. Your site has the nearest shade that isn't: ${shade}.`,
  };
}

async function answersFrom(given: Answers): Promise<Answers> {
  const missing = Object.keys(questions).filter(
    (name) => given[name] === undefined && (!mayBeEmpty.includes(name) || process.stdin.isTTY),
  );
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Add ${missing.map((name) => `--${name}`).join(", ")}: nobody can be asked here.`);
  for (const [name, answer] of Object.entries(given)) {
    const wrong = fault(name, answer);
    if (wrong) throw new Error(`--${name} ${answer}: ${wrong}`);
  }
  const answers = { ...given };
  const terminal = createInterface(process.stdin, process.stdout);
  for (const name of missing)
    for (let wrong: string | undefined = ""; wrong !== undefined; ) {
      const answer = tidy(name, (await terminal.question(`${questions[name]?.ask}: `)).trim());
      answers[name] = answer;
      wrong = fault(name, answer);
      if (wrong) console.log(`  ${wrong}`);
    }
  terminal.close();
  return answers;
}

/** What npm and git put into a folder leaves it empty. */
const isEmpty = (folder: string) =>
  !existsSync(folder) ||
  readdirSync(folder).every((name) =>
    /^(?:package(?:-lock)?\.json|node_modules|\.git|\.npmrc|\.cache|verdin-.*\.tgz)$/.test(name),
  );

/** How npm finds this package: as in the package.json here, or, in the engine's own repository, a copy beside the content. */
function specifierFor(folder: string): string {
  const file = inPractice("package.json");
  const found: string = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")).dependencies?.verdin ?? "")
    : "";
  if (found.startsWith("file:"))
    return `file:${path.relative(folder, inPractice(found.slice("file:".length)))}`;
  if (found && existsSync(inPractice("node_modules/verdin/dist"))) return found;
  const [program = "npm", ...first] = npmCommand();
  const args = [...first, "pack", inEngine(), "--pack-destination", folder, "--silent"];
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`verdin could not be packed.\n${stderr}`);
  return `file:${stdout.trim().split("\n").at(-1)}`;
}

const commandsOfPractice =
  "start dev edit build check format sign preflight publish rollback verify update".split(" ");

/** Everything that a practice's repository has. */
export function writePractice(folder: string, answers: Answers, withSpanish = false) {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  writeContent(at("content"), answers, withSpanish);
  // npm leaves .gitignore out of packages.
  for (const [from, to] of Object.entries({
    "README.md": "README.md",
    gitignore: ".gitignore",
    github: ".github",
  }))
    cpSync(path.join(starter, from), at(to), { recursive: true });
  writeFile(at(".vscode/settings.json"), editorSettings());
  const manifest = {
    name: plainSlug(answers.name ?? "") || "practice",
    private: true,
    type: "module",
    scripts: Object.fromEntries(commandsOfPractice.map((name) => [name, `verdin ${name}`])),
    dependencies: { verdin: specifierFor(folder) },
  };
  writeFile(at("package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function main() {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    options: {
      ...{ name: text, city: text, state: text, phone: text, color: text, kind: text },
      spanish: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const folder = path.resolve(inPractice(), positionals[0] ?? "");
  if (!isEmpty(folder))
    throw new Error(
      `${positionals[0] ?? "This folder"} has files already, so nothing was made. Name a new folder: verdin new-practice my-clinic`,
    );
  const { spanish, ...flags } = values;
  const tidied = Object.entries(flags as Answers).map(([name, answer]) => [name, tidy(name, answer)]);
  const given = await answersFrom(Object.fromEntries(tidied));
  const { color, says } = readable(given.color);
  const answers: Answers = { ...given, color };
  writePractice(folder, answers, spanish);
  readSite(path.join(folder, "content"));
  const shown = path.relative("", folder);
  const { name: state, zones: [zone, otherZone] = [] } = stateNamed(answers.state ?? "") ?? {};
  const clocks = otherZone
    ? `\nParts of ${state} have another clock. If yours is one, write timeZone: ${otherZone} in content/practice.yaml instead of ${zone}.`
    : "";
  const translated = spanish
    ? "\nThe Spanish in content/es is a machine's draft, which patients don't see until a qualified translator has signed it: npm run sign -- --help"
    : "";
  const first = [
    ...(shown ? [`cd ${shown}`] : []),
    ...(existsSync(path.join(folder, "node_modules")) ? [] : ["npm install"]),
  ];
  if (says) console.log(`${says}\n`);
  console.log(`${answers.name} is in ${shown || "this folder"}. It builds; what is in brackets is yours to write.

${first.map((line) => `  ${line}\n`).join("")}  npm run edit        forms beside a preview; or npm run dev and a text editor
  npm run preflight   what is left to write, in order
  npm start           the site as patients will see it

Rename the file in content/providers to the person's name and credential. The services are the usual ones: keep, change or delete them.${translated}${clocks}`);
}

if (import.meta.main) await runCommand(main);
