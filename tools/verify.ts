/** `npm run verify https://...`: compares a live site with the build, file by file. Exits with 1 if a file differs. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Integrity, integrityFile } from "../hosts/integrity.ts";
import { differences } from "../hosts/live.ts";
import { siteFolder } from "../pipeline/stamp.ts";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const describe = ({ commit, edited, contentDate }: Integrity) =>
  [
    commit ? `commit ${commit.slice(0, 10)}` : "no commit",
    ...(edited ? ["with later edits"] : []),
    `content of ${contentDate ?? "no date"}`,
  ].join(", ");

/** What the live site says about itself, for the message only: whoever changed a file could change this too. */
async function saysItIs(site: string): Promise<string | undefined> {
  try {
    return describe(await (await fetch(`${site}/${integrityFile}`)).json());
  } catch {
    return undefined;
  }
}

const site = process.argv[2]?.replace(/\/+$/, "") ?? "";
if (!/^https?:\/\/[^/]/.test(site)) fail("Name the live site: npm run verify https://www.your-practice.com");
const file = path.join(siteFolder, integrityFile);
if (!existsSync(file)) fail("There is no build to compare with. First: npm run build");
const built: Integrity = JSON.parse(readFileSync(file, "utf8"));
const count = Object.keys(built.files).length;
try {
  const found = await differences(site, built.files);
  for (const difference of found) console.log(`${difference.file}: ${difference.reason}`);
  if (found.length === 0) {
    console.log(`All ${count} files of ${site} are as built: ${describe(built)}.`);
  } else {
    console.log(
      `${found.length} of ${count} files ${found.length === 1 ? "is" : "are"} not as built: ${describe(built)}.`,
    );
    const live = await saysItIs(site);
    if (live && live !== describe(built))
      console.log(`The live site says that it is another build: ${live}.`);
    process.exitCode = 1;
  }
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  fail(`${site} could not be read: ${cause instanceof Error ? cause.message || cause.name : cause}`);
}
