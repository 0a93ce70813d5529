/** Copies of the content for tests of preflight: one without samples, and one to break. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { buildTime } from "../../site/read/build-time.server.ts";
import { isAdvice } from "../../site/read/problem.ts";
import { preflight } from "../../tools/preflight.ts";
import { mirror } from "../support/mirror.ts";

const folder = mkdtempSync(path.join(tmpdir(), "preflight-"));
export const real = path.join(folder, "real");
export const root = path.join(folder, "content");

/** The date in these tests. */
export const now = new Date("2026-11-15T19:00:00Z");

export function edit(file: string, change: (text: string) => string, within = root) {
  const target = path.join(within, file);
  const before = readFileSync(target, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`the edit of ${file} changes nothing`);
  writeFileSync(target, after);
}
/** Changes the value of the first field with this name. */
export const set = (field: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^([ -]*${field}:).*$`, "m"), `$1 ${value}`);
/** A field of the file with its lines. */
export const blockOf = (field: string) => new RegExp(`^${field}:.*\\n(?: .*\\n)*`, "m");
export const addField = (line: string) => (text: string) =>
  text.startsWith("---") ? text.replace("---\n", `---\n${line}\n`) : `${line}\n${text}`;
export const sampleIn = (field: string) => addField(`sample: [${field}]`);

function contentDate(date: Date): string {
  const month = date.toLocaleString("en-US", { month: "short", timeZone: "UTC" });
  return `${month} ${String(date.getUTCDate()).padStart(2, "0")}, ${date.getUTCFullYear()}`;
}

const reviews = `reviews:
  - quote: They called each week.
    name: Jordan S.
    source: Google
    date: Nov 01, 2026
    authorizationOnFile: true
repeat: 1
`;

/** A clinician's review that does not expire soon. */
const review = 'reviewed: { by: "Ana Ruiz, MD", date: "Nov 15, 2026", next: "Nov 15, 2099" }';
const withReview = (text: string) =>
  addField(review)(text.replace(/^(reviewed:( .*)?\n( .*\n)*|updated: .*\n)/gm, ""));

/** Content without samples. */
function makeReal() {
  mirror("tests/practice", real);
  const change = (file: string, how: (text: string) => string) => {
    const target = path.join(real, file);
    writeFileSync(target, how(readFileSync(target, "utf8")));
  };
  for (const file of readdirSync(real, { recursive: true, encoding: "utf8" })) {
    if (file.startsWith("images") || !/\.(md|yaml)$/.test(file)) continue;
    change(file, (text) =>
      text
        .replace(blockOf("sample"), "")
        .replace("review: needed", "review: done")
        .replace(/(?<=^(?:fax|phone): .*)555(?=-01)/gm, "234")
        .replace(/^npi: .*/m, 'npi: "1234567893"')
        .replace(/\b(penasco|visits|o)\.example\b/g, "$1care.com"),
    );
    if (file.startsWith("blogs")) change(file, withReview);
  }
  const facts: [string, string][] = [
    ["url", "https://www.desertcare.com"],
    ["phone", "(623) 234-0142"],
    ["email", "hello@desertcare.com"],
    ["  contact", "security@desertcare.com"],
    ["  expires", contentDate(new Date(buildTime().getTime() + 300 * 24 * 60 * 60 * 1000))],
  ];
  change("practice.yaml", (text) =>
    facts
      .reduce((all, [field, value]) => set(field, value)(all), text)

      .replace(/^holidays:.*\n(?: .*\n)+/m, 'holidays:\n  - { date: "Dec 25, 2099", name: Christmas Day }\n'),
  );
  writeFileSync(path.join(real, "testimonials.yaml"), reviews);
  change("pages/insurance.yaml", set("lastChecked", contentDate(buildTime())));
}

/** A provider and a portrait that tests can change. */
export const portraits = (within: string) => path.join(within, "images/providers");
export const provider = "providers/thomas-obrien-fnp-c.md";

export function withContentCopies() {
  beforeAll(makeReal);
  beforeEach(() => {
    mirror(real, root);
    edit("pages/insurance.yaml", set("lastChecked", "Nov 01, 2026 # checked"));
    edit("practice.yaml", set("expires", "Sep 01, 2027"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export const findingsAt = (time: Date) => preflight(root, time, readSite(root));
export const musts = () => findingsAt(now).filter((finding) => !isAdvice(finding));
export const advice = () => findingsAt(now).filter(isAdvice);
export const placesOf = (findings: ReturnType<typeof preflight>) =>
  findings.map(({ reason, file, path: field }) => `${reason?.group} ${file} ${field.join(".")}`);
