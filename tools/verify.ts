/** `npm run verify https://...`: compares a live site with the build, file by file. Exits with 1 if anything differs. */
import { existsSync } from "node:fs";
import path from "node:path";
import { describeOrigin, type Integrity, integrityFile, integrityOf } from "../hosts/integrity.ts";
import { differences, formatDifferences, liveIntegrity, networkReason } from "../hosts/live.ts";
import { buildFolder, siteFolder } from "../pipeline/stamp.ts";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What the live site says about itself, for the message only: whoever changed a file could change this too. */
async function saysItIs(site: string): Promise<string | undefined> {
  try {
    return describeOrigin(JSON.parse(await liveIntegrity(site)));
  } catch {
    return undefined;
  }
}

const site = process.argv[2]?.replace(/\/+$/, "") ?? "";
if (!/^https?:\/\/[^/]/.test(site)) fail("Name the live site: npm run verify https://www.your-practice.com");
if (!existsSync(path.join(siteFolder, integrityFile)))
  fail("There is no build to compare with. First: npm run build");
const text = integrityOf(buildFolder);
const built: Integrity = JSON.parse(text);
try {
  const found = await differences(site, text);
  for (const line of formatDifferences(found)) console.log(line);
  if (found.length === 0) {
    console.log(`All files of ${site} are as built, with their headers: ${describeOrigin(built)}.`);
  } else {
    console.log(`${site} is not as built: ${describeOrigin(built)}.`);
    const live = await saysItIs(site);
    if (live && live !== describeOrigin(built))
      console.log(`The live site says that it is another build: ${live}.`);
    process.exitCode = 1;
  }
  console.log("Files that somebody added to the host, and that nothing names, can't be seen from here.");
} catch (error) {
  fail(`${site} could not be read: ${networkReason(error)}`);
}
