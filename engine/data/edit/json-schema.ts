/** JSON Schemas of all content files, for text editors: completion, descriptions and marked mistakes while typing. */

import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { inEngine } from "../../roots.ts";
import { contentKinds, translationKinds } from "../kinds/kinds.ts";
import { isMarkdown } from "./canonical.ts";

/** In the package; here `npm run dev` writes it. */
const folder = "schemas";

/** YAML language servers don't read the fields at the top of Markdown files. */
const yamlKinds = [...contentKinds, ...translationKinds].filter((kind) => !isMarkdown(kind));

export function writeSchemas() {
  mkdirSync(inEngine(folder), { recursive: true });
  for (const { name, schema, label, about } of yamlKinds) {
    // With our own marks, which mean nothing to text editors.
    const made = z.toJSONSchema(schema, { io: "input", target: "draft-07" });
    const text = JSON.stringify({ title: label, description: about, ...made });
    writeFileSync(inEngine(folder, `${name}.json`), text);
  }
}

/** Tells VS Code which schema belongs to which file. */
export function editorSettings(): string {
  const places = yamlKinds.map(({ name, path }) => [
    `./node_modules/verdin/${folder}/${name}.json`,
    `content/${path}`,
  ]);
  return `${JSON.stringify({ "yaml.schemas": Object.fromEntries(places) }, null, 2)}\n`;
}
