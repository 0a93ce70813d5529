/** `npm test`: installs what is missing, browsers included, and runs every check. */
import { ensureBrowser, ensureChromium } from "./browsers.mjs";
import { ensurePackages, fail, run } from "./install.mjs";

ensurePackages();
const chromium = await ensureChromium();
if (!chromium)
  fail("No Chromium could be found or installed. Set CHROMIUM to the path of one and run npm test again.");
const env = { CHROMIUM: chromium };
const args = process.argv.slice(2);
const firefox = ensureBrowser("firefox");
if (firefox) {
  env.FIREFOX = firefox;
} else if (process.env.CI) {
  fail("Firefox could not be installed, and CI leaves no engine out.");
} else {
  console.log(
    "!!! FIREFOX IS MISSING AND COULD NOT BE INSTALLED: its journeys are NOT tested in this run !!!",
  );
  if (!args.some((arg) => arg.startsWith("--project"))) args.push("--project=chromium");
}
process.exit(run(["tools/test.ts", ...args], { env }).status ?? 1);
