/** Writes the content of a new practice: the starter, with what belongs to its kind, and the answers in their places. */
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { writeFile as write } from "../build/write-file.ts";
import { parseFile, type Values, writeFile } from "../data/edit/canonical.ts";
import { kindOf } from "../data/kinds/kinds.ts";
import { inLanguage } from "../data/read/safety.server.ts";
import { plainSlug } from "../data/read/slug.ts";
import { stateNamed } from "../data/schema/states.ts";
import type { Language } from "../data/text/language.ts";
import { recolored } from "../data/theme/color.ts";
import { inEngine } from "../roots.ts";

export const starter = inEngine("starter");
/** The main color of its drawings. */
const starterColor = "#2f6f70";

/** A file of kinds/ in one language. */
interface Kind {
  label: string;
  logoLine: string;
  type?: string;
  specialties: string[];
  credential: string;
  services: { name: string; description: string }[];
  emergencies?: Values[];
}
const kindFile = (name: string) => path.join(starter, "kinds", `${name}.yaml`);
export const usualKind = "primary-care";
/** The usual one first. */
export const kindNames = readdirSync(path.join(starter, "kinds"))
  .map((file) => path.basename(file, ".yaml"))
  .sort((a, b) => Number(b === usualKind) - Number(a === usualKind) || a.localeCompare(b));
const readKind = (name: string, language: Language) =>
  inLanguage(parse(readFileSync(kindFile(name), "utf8")), language) as Kind;

export type Answers = Record<string, string>;

export function writeContent(root: string, answers: Answers, withSpanish = false) {
  cpSync(path.join(starter, "content"), root, { recursive: true });
  const slugs = readKind(answers.kind || usualKind, "en").services.map(({ name }) => plainSlug(name));
  writeEnglish(root, answers, slugs);
  if (withSpanish) writeSpanish(root, answers, slugs);
  if (answers.color) recolor(root, answers.color);
}

/** Writes a file in its form. `values`: what it says already. */
function change(root: string, file: string, edit: (values: Values) => Values, name = file) {
  const kind = kindOf(file);
  const place = path.join(root, file);
  const values = kind && parseFile(kind, readFileSync(place, "utf8"));
  if (!values) throw new Error(`The starter's ${file} can't be read`);
  writeFileSync(place, writeFile(kind, edit(values)));
  if (name !== file) renameSync(place, path.join(root, name));
}
function add(root: string, file: string, values: Values) {
  const kind = kindOf(file);
  if (kind) write(path.join(root, file), writeFile(kind, values));
}

const real = ({ sample }: Values, ...fields: string[]) =>
  (sample as string[]).filter((field) => !fields.includes(field));

function writeEnglish(root: string, answers: Answers, slugs: string[]) {
  const { name, city = "", state = "", phone, kind: kindName = "" } = answers;
  const kind = readKind(kindName || usualKind, "en");
  const office = `${plainSlug(city)}-${state.toLowerCase()}`;
  const [timeZone = "America/Phoenix"] = stateNamed(state)?.zones ?? [];
  const { logoLine, type, specialties, credential, services, emergencies } = kind;
  change(root, "practice.yaml", (values) => ({
    ...values,
    ...{ name, shortName: name, logoLine, phone, mainOffice: office, timeZone, type, specialties },
    sample: real(values, "name", "shortName", "phone"),
  }));
  change(
    root,
    "locations/your-city-az.md",
    (values) => ({ ...values, name: city, city, state, sample: real(values, "name", "state") }),
    `locations/${office}.md`,
  );
  change(
    root,
    "providers/first-last-md.md",
    (values) => ({ ...values, credential, offices: [{ office }], services: slugs }),
    `providers/first-last-${plainSlug(credential)}.md`,
  );
  change(root, "pages/home.yaml", (values) => ({ ...values, title: `{practice} in ${city}` }));
  const template = "services/your-service.md";
  for (const [index, words] of services.entries()) {
    cpSync(path.join(root, template), path.join(root, "services/new.md"));
    change(
      root,
      "services/new.md",
      (values) => ({ ...values, ...words, order: index + 1, sample: ["name", "description"] }),
      `services/${slugs[index]}.md`,
    );
  }
  rmSync(path.join(root, template));
  const cards = emergencies?.map((card) => ({ ...card, unreviewed: true }));
  if (cards) add(root, "emergencies.yaml", { emergencies: cards });
}

const unwritten = "[Write here in Spanish what the English text says]";

/** A machine's draft, for a translator to correct and sign. Fields that are in brackets in English are left out. */
function writeSpanish(root: string, { city, kind: kindName = "" }: Answers, slugs: string[]) {
  cpSync(path.join(starter, "spanish"), path.join(root, "es"), { recursive: true });
  change(root, "es/pages/home.yaml", (values) => ({ ...values, title: `{practice} en ${city}` }));
  const { services, emergencies } = readKind(kindName || usualKind, "es");
  const translation = { by: "machine draft" };
  for (const [index, words] of services.entries())
    add(root, `es/services/${slugs[index]}.md`, {
      ...words,
      body: unwritten,
      address: `servicios/${plainSlug(words.name)}`,
      translation,
    });
  const cards = emergencies?.map(({ id, title, signs, action, calls }) => ({
    id,
    title,
    signs,
    action,
    calls,
  }));
  if (cards) add(root, "es/emergencies.yaml", { emergencies: cards, translation });
}

function recolor(root: string, color: string) {
  write(path.join(root, "theme.yaml"), `colors:\n  primary: "${color}"\n`);
  for (const file of globSync(path.join(root, "images/**/*.svg"))) {
    const drawing = readFileSync(file, "utf8");
    writeFileSync(
      file,
      drawing.replace(/#[\da-f]{6}\b/g, (hex) => recolored(hex, starterColor, color.toLowerCase())),
    );
  }
}
