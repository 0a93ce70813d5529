/** Checks whether the built site is up to date with its source files. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const buildFolder = path.resolve(process.env.BUILD_DIR ?? "build");
/** Files of a build folder: the site, the hosting rules for the server, and the stamp of its inputs. */
export const filesOf = (folder: string) => ({
  site: path.join(folder, "client"),
  hosting: path.join(folder, "hosting.json"),
  /** What preflight said when it was built; a deploy asks it. */
  settlement: path.join(folder, "preflight.json"),
  stamp: path.join(folder, "stamp.json"),
});
export const {
  site: siteFolder,
  hosting: hostingFile,
  settlement: settlementFile,
  stamp: stampFile,
} = filesOf(buildFolder);
const inputs = [
  "app",
  "site",
  "pipeline",
  "tools/build.ts",
  process.env.CONTENT_DIR ?? "content",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Names, sizes and times of all inputs: fast to read, and changed by every edit. */
export function inputsHash(): string {
  const hash = createHash("sha256");
  const add = (file: string) => {
    // Skips temporary files of editors.
    const stats = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file}:${stats?.size}:${stats?.mtimeMs}\n`);
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

export const writeStamp = (file: string, inputs: string) => writeFileSync(file, JSON.stringify({ inputs }));
