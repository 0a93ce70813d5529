/**
 * Writes site/check/preflight/shipped-samples.txt: fingerprints of the invented values that come with the kit. Run it with
 * `node tools/shipped-samples.ts` after a change of the samples in content/ or examples/, before anybody makes them their own.
 */
import { writeFileSync } from "node:fs";
import { inventedIn, samplesFile } from "../site/check/preflight/samples.ts";
import { sourceOf } from "../site/check/text/texts.ts";
import { practices } from "../tests/practices.ts";

const prints = practices
  .filter(({ content }) => !content.startsWith("tests"))
  .flatMap(({ content }) => [...sourceOf(content, new Date()).texts])
  .flatMap(([file, text]) => inventedIn(file, text));
writeFileSync(samplesFile, `${[...new Set(prints)].sort().join("\n")}\n`);
