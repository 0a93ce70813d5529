/** Says in a Spanish file that a person has translated or compared it, or in practice.yaml that one has read the emergency cards. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Document } from "yaml";
import { withChangedFields } from "../data/edit/document.ts";
import { readSite } from "../data/load.server.ts";
import { buildTime } from "../data/read/build-time.server.ts";
import { safetyVersion } from "../data/read/safety-versions.server.ts";
import { contentFolder } from "../roots.ts";
import { runCommand } from "./command.ts";

interface Signature {
  reviewer?: string | undefined;
  by?: string | undefined;
}

const dayOf = (now: Date) =>
  now.toLocaleDateString("en-US", { month: "short", day: "2-digit", year: "numeric" });

/** Changes the files of a content root, and returns a line for each. */
export function sign(
  files: string[],
  { reviewer, by }: Signature,
  root = contentFolder(),
  now = buildTime(),
): string[] {
  const site = readSite(root, now);
  const before = new Map<string, string>();
  const change = (file: string, edit: (fields: Document) => void) => {
    const text = readFileSync(path.join(root, file), "utf8");
    before.set(file, text);
    writeFileSync(path.join(root, file), withChangedFields(file, text, edit));
  };
  const lines = files.map((named) => {
    if (named === "safety") {
      if (!reviewer) throw new Error('Say who has read the emergency cards: --reviewer "Ana Diaz, MD"');
      change("practice.yaml", (fields) => {
        fields.setIn(["safety", "version"], safetyVersion());
        fields.setIn(["safety", "by"], reviewer);
        fields.setIn(["safety", "on"], dayOf(now));
      });
      return `content/practice.yaml: ${reviewer} has read version ${safetyVersion()} of the emergency cards.`;
    }
    const file = named.replace(/^(?:\.\/)?content\//, "");
    const state = site.translations.find((one) => one.file === file);
    if (!state)
      throw new Error(
        `${named} is no translation. Name a file below content/es, like es/pages/home.yaml, or safety`,
      );
    const translator = by ?? state.by;
    if (!translator)
      throw new Error(`${file} doesn't say who has translated it. Add --by "machine draft", or a name`);
    change(file, (fields) => {
      fields.setIn(["translation", "by"], translator);
      if (reviewer) {
        fields.setIn(["translation", "reviewer"], reviewer);
        fields.setIn(["translation", "reviewed"], dayOf(now));
      }
      fields.setIn(["translation", "of"], state.current);
    });
    const who = reviewer ? `${reviewer} has compared it` : `translated by ${translator}, not reviewed yet`;
    return `content/${file}: ${who}, of today's English.`;
  });
  try {
    readSite(root, now);
  } catch (error) {
    // Another number or link than in the English stops the build once the file is signed.
    for (const [file, text] of before) writeFileSync(path.join(root, file), text);
    throw error;
  }
  return lines;
}

if (import.meta.main)
  await runCommand(() => {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      options: { reviewer: text, by: text },
      allowPositionals: true,
    });
    if (positionals.length === 0)
      throw new Error("Name the files: verdin sign es/pages/home.yaml --reviewer NAME");
    for (const line of sign(positionals, values)) console.log(line);
  });
