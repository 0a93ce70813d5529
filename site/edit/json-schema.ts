/** JSON Schemas of all content files, for text editors: completion, descriptions and marked mistakes while typing. */
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { contentKinds, translationKinds } from "../kinds/kinds.ts";
import { isMarkdown } from "./canonical.ts";

/** Not in git: `npm run dev` writes it. */
const folder = ".cache/schemas";

/** Our own marks mean nothing to text editors. */
const known = new Set(
  "$schema type properties required additionalProperties propertyNames items additionalItems minItems maxItems"
    .split(" ")
    .concat(
      "default description enum const anyOf allOf minimum maximum exclusiveMinimum minLength maxLength pattern".split(
        " ",
      ),
    ),
);
function plain(value: unknown, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((entry) => plain(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isSchema || known.has(key))
      .map(([key, child]) => [
        key,
        key === "default" ? child : plain(child, !(isSchema && key === "properties")),
      ]),
  );
}

/** YAML language servers don't read the fields at the top of Markdown files. */
const yamlKinds = [...contentKinds, ...translationKinds].filter((kind) => !isMarkdown(kind));

export function writeSchemas() {
  mkdirSync(folder, { recursive: true });
  for (const { name, schema, label, about } of yamlKinds) {
    const made = plain(z.toJSONSchema(schema, { io: "input", target: "draft-07" })) as object;
    const text = JSON.stringify({ title: label, description: about, ...made });
    writeFileSync(`${folder}/${name}.json`, text);
  }
}

/** Tells VS Code which schema belongs to which file. */
export function editorSettings(): string {
  const places = yamlKinds.map(({ name, path }) => [`./${folder}/${name}.json`, `content/${path}`]);
  return `${JSON.stringify({ "yaml.schemas": Object.fromEntries(places) }, null, 2)}\n`;
}
