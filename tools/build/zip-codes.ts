/** Publishes where ZIP codes lie, for the office finder: a file of its own, fetched only by visitors who use it. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../app/content/site.server.ts";

export function writeZipCodes(root: string, { zipCodes }: Pick<Site, "zipCodes">) {
  mkdirSync(path.join(root, "data"), { recursive: true });
  writeFileSync(path.join(root, "data", "zip-codes.json"), JSON.stringify(zipCodes));
}
