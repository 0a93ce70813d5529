/** `npm test`: installs what is missing, browsers included, and runs every check. */
import { ensureBrowser, ensureChromium } from "./browsers.mjs";
import { ensurePackages, fail, run } from "./install.mjs";

ensurePackages();
const chromium = await ensureChromium();
if (!chromium)
  fail("No Chromium could be found or installed. Set CHROMIUM to the path of one and run npm test again.");
const env = { CHROMIUM: chromium };
const args = process.argv.slice(2);
/** An engine that can't be had is said loudly, and never left out in CI. */
function engine(name, variable, without) {
  const found = ensureBrowser(name);
  if (found) {
    if (variable) env[variable] = found;
  } else if (process.env.CI) fail(`${name} could not be installed, and CI leaves no engine out.`);
  else {
    console.log(
      `!!! ${name.toUpperCase()} IS MISSING AND COULD NOT BE INSTALLED: what needs it is NOT tested in this run !!!`,
    );
    without?.();
  }
}
engine("wholeChromium");
engine("firefox", "FIREFOX", () => args.push("--project=chromium"));
engine("webkit", "WEBKIT_DRIVER");
process.exit(run(["tools/test.ts", ...args], { env }).status ?? 1);
