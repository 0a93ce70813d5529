/** Knows whether the built site is still that of the files it was made from. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const siteFolder = path.resolve(process.env.BUILD_DIR ?? "build", "client");
/** Headers and redirects of this build, for the server. */
export const hostingFile = path.join(path.dirname(siteFolder), "hosting.json");
const stampFile = path.join(path.dirname(siteFolder), "stamp.json");
const inputs = [
  "app",
  "content",
  "tools",
  "drawings",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Names, sizes and times of all inputs: quick to read, and changed by every edit. */
function inputsHash(): string {
  const hash = createHash("sha256");
  const add = (file: string) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  };
  for (const input of inputs) {
    if (!statSync(input).isDirectory()) add(input);
    else
      for (const file of readdirSync(input, { recursive: true, encoding: "utf8" }).sort())
        add(path.join(input, file));
  }
  return hash.digest("hex");
}

export const isFresh = () =>
  existsSync(stampFile) && JSON.parse(readFileSync(stampFile, "utf8")).inputs === inputsHash();

export const writeStamp = () => writeFileSync(stampFile, JSON.stringify({ inputs: inputsHash() }));
