/**
 * `npm run sbom`: lists every package of the lockfile with its version, license and hash (CycloneDX), in build/sbom.json.
 * It isn't part of the site.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { npmOn } from "../environment/places.mjs";
import { buildFolder } from "../pipeline/stamp.ts";

const { command, shell } = npmOn(process.platform);
const { status, stdout, stderr } = spawnSync(
  command,
  ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"],
  { encoding: "utf8", shell, maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) {
  console.error(`npm could not list the packages.\n${stderr}`);
  process.exit(1);
}

/** An id made from the lockfile: the same packages are always the same list. */
function serialOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join("-")}`;
}

const list = JSON.parse(stdout);
const { name } = JSON.parse(readFileSync("package.json", "utf8"));
list.serialNumber = serialOf(readFileSync("package-lock.json", "utf8"));
delete list.metadata.timestamp;
// npm writes the name of the folder.
list.metadata.component.name = name;
const file = path.join(buildFolder, "sbom.json");
mkdirSync(buildFolder, { recursive: true });
writeFileSync(file, `${JSON.stringify(list, null, 1)}\n`);
console.log(`${list.components.length} packages are listed in ${path.relative(".", file)}`);
