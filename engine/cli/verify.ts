/** `npm run verify https://...`: compares a live site with the build, file by file. Exits with 1 if anything differs. */
import { buildFolder } from "../build/stamp.ts";
import { describeOrigin, integrityOf } from "../hosts/integrity.ts";
import { differences, formatDifferences, liveIntegrity, networkReason } from "../hosts/live.ts";
import { runCommand } from "./command.ts";

/** What the live site says about itself, for the message only: whoever changed a file could change this too. */
const saysItIs = async (site: string) => describeOrigin(JSON.parse(await liveIntegrity(site)));

async function main() {
  const site = process.argv[2]?.replace(/\/+$/, "") ?? "";
  if (!/^https?:\/\/[^/]/.test(site))
    throw new Error("Name the live site: npm run verify https://www.your-practice.com");
  const text = integrityOf(buildFolder);
  const built = describeOrigin(JSON.parse(text));
  const found = await differences(site, text).catch((error) => {
    throw new Error(`${site} could not be read: ${networkReason(error)}`);
  });
  for (const line of formatDifferences(found)) console.log(line);
  if (found.length === 0) console.log(`All files of ${site} are as built, with their headers: ${built}.`);
  else {
    console.log(`${site} is not as built: ${built}.`);
    const live = await saysItIs(site).catch(() => built);
    if (live !== built) console.log(`The live site says that it is another build: ${live}.`);
    process.exitCode = 1;
  }
  console.log("Files that somebody added to the host, and that nothing names, can't be seen from here.");
}

await runCommand(main);
