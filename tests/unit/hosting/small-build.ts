/** A build of a few files, for tests of what publishes it. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesOf } from "../../../engine/build/stamp.ts";
import { host, writeHostFiles } from "../../../engine/hosts/files.ts";
import { writeIntegrity } from "../../../engine/hosts/integrity.ts";
import { hostingRules } from "../../../engine/hosts/rules.ts";

/** `words` are on its pages; `script` is in its security policy, as the hash of an inline script would be. */
export function smallBuild(
  folder: string,
  { words = "one", script = "a", remaining = 0, hasSamples = false } = {},
) {
  const { site, hosting, preflight } = filesOf(folder);
  const about = `<h1>About ${words}</h1>`;
  const files = {
    ".well-known/security.txt": "Contact: mailto:a@b.example\n",
    "404.html": "<h1>Nothing here</h1>",
    "about-us.html": about,
    "about-us.html.br": brotliCompressSync(about),
    "about-us.html.gz": gzipSync(about),
    "assets/a-12345678.js": "console.log(1)",
    "blogs/sueño.html": "<h1>Sueño</h1>",
    "index.html": `<h1>${words}</h1>`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  const rules = hostingRules(
    { scripts: [`'sha256-${script}'`], styles: [] },
    {
      hasSamples,
      hiddenFiles: host.hiddenFiles,
    },
  );
  writeFileSync(hosting, JSON.stringify(rules));
  writeFileSync(preflight, JSON.stringify({ remaining, report: "content/practice.yaml:5 phone" }, null, 2));
  writeHostFiles(folder, rules, "a-practice");
  const origin = { commit: `${words}${script}0123456789`, edited: false, contentDate: "2026-11-15" };
  writeIntegrity(site, origin, rules);
  return folder;
}
