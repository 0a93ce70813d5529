/** JSON Schemas of all content files, for text editors: completion, descriptions and marked mistakes while typing. */
import { z } from "zod";
import { contentKinds, translationKinds } from "../schema/files.ts";
import { isMarkdown } from "./canonical.ts";

const folder = ".vscode/schemas";
/** In this repo, and in one that only has a practice's content. */
const roots = ["content", "examples/*", "tests/practice"];

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

const allKinds = [...contentKinds, ...translationKinds];

/** By path in the repo: a schema for each kind of file, and the settings that tell VS Code where each belongs. */
export function schemaFiles(): Record<string, unknown> {
  const schemas = allKinds.map(({ name, schema, label, about }) => {
    const { $schema, ...rest } = plain(z.toJSONSchema(schema, { io: "input", target: "draft-07" })) as {
      $schema: string;
    };
    return [`${folder}/${name}.json`, { $schema, title: label, description: about, ...rest }];
  });
  // YAML language servers don't read the fields at the top of Markdown files.
  const places = allKinds
    .filter((kind) => !isMarkdown(kind))
    .map(({ name, path }) => [`./${folder}/${name}.json`, roots.map((root) => `${root}/${path}`)]);
  return {
    ...Object.fromEntries(schemas),
    ".vscode/settings.json": { "yaml.schemas": Object.fromEntries(places) },
    ".vscode/extensions.json": { recommendations: ["redhat.vscode-yaml", "biomejs.biome"] },
  };
}

export const schemaText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
