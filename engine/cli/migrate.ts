/** The part of `verdin update` that the newer version does: moves content to its form, and says what changes for patients. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { writeFile } from "../build/write-file.ts";
import { withChangedFields } from "../data/edit/document.ts";
import { contentVersion, migrations } from "../data/migrations.ts";
import { filesBelow } from "../data/read/files-below.server.ts";
import { contentFolder, inEngine } from "../roots.ts";
import { runCommand } from "./command.ts";

function versionOf(root: string): number {
  const fields = parseDocument(readFileSync(path.join(root, "practice.yaml"), "utf8"));
  return Number(fields.get("verdin") ?? 1);
}

function migrate(root: string): string[] {
  const found = versionOf(root);
  const due = migrations.filter(({ to }) => to > found);
  for (const file of filesBelow(root).filter((name) => /\.(?:md|yaml)$/.test(name))) {
    const text = readFileSync(path.join(root, file), "utf8");
    const changed = withChangedFields(file, text, (fields) => {
      for (const { change } of due) change(file, fields);
      if (file === "practice.yaml" && due.length > 0) fields.set("verdin", contentVersion);
    });
    if (changed !== text) writeFile(path.join(root, file), changed);
  }
  return due.map(({ says }) => says);
}

/** The entries of the changelog that are newer than a version. */
function newsSince(version: string): string {
  const [, ...entries] = readFileSync(inEngine("CHANGELOG.md"), "utf8").split(/^(?=## )/m);
  const until = entries.findIndex((entry) => entry.startsWith(`## ${version}`));
  return (until < 0 ? entries : entries.slice(0, until)).join("").trim();
}

await runCommand(() => {
  const says = migrate(contentFolder());
  const news = newsSince(process.argv[2] ?? "");
  for (const text of [news, ...says.map((one) => `In your content: ${one}`)])
    if (text) console.log(`${text}\n`);
});
