/** A build of a few files, for tests of what publishes it. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeIntegrity } from "../../../hosts/integrity.ts";
import { hostingRules } from "../../../hosts/rules.ts";
import { writeTargets } from "../../../hosts/targets.ts";
import { filesOf } from "../../../pipeline/stamp.ts";

/** `words` are on its pages; `script` is in its security policy, as the hash of an inline script would be. */
export function smallBuild(
  folder: string,
  { words = "one", script = "a", toSettle = 0, hasSamples = false } = {},
) {
  const { site, hosting, settlement } = filesOf(folder);
  mkdirSync(path.join(site, "assets"), { recursive: true });
  const files = {
    "index.html": `<h1>${words}</h1>`,
    "404.html": "<h1>Nothing here</h1>",
    "about-us.html": `<h1>About ${words}</h1>`,
    "assets/a-12345678.js": "console.log(1)",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site, name), text);
  const rules = hostingRules({ scripts: [`'sha256-${script}'`], styles: [] }, { hasSamples });
  writeFileSync(hosting, JSON.stringify(rules));
  writeFileSync(settlement, JSON.stringify({ toSettle, report: "content/practice.yaml:5 phone" }, null, 2));
  writeTargets(site, rules, "a-practice");
  writeIntegrity(site, { commit: `${words}${script}0123456789`, edited: false, contentDate: null });
  return folder;
}
