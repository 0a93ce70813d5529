/**
 * `node tools/run.mjs tools/looks.ts`: compares outlines and other accepted texts, transcripts and screenshots with the accepted ones. `--update` accepts the new ones.
 * Other options are Playwright's.
 */
import { requireBrowser } from "../environment/browsers.ts";
import { conclude, inParallel, tests } from "../environment/results.ts";
import { buildSite, frozen } from "../tests/practices.ts";

const isUpdate = process.argv.includes("--update");
const options = process.argv.slice(2).map((arg) => (arg === "--update" ? "--update-snapshots=changed" : arg));
const texts = [
  ...["tests/built/outline.test.ts", "tests/built/hosting.test.ts", "tests/specification.test.ts"],
  ...["tests/unit/tools.test.ts", "tests/unit/hosting/any-request.test.ts"],
];
const projects = ["built test", "unit", "unit alone"].map((name) => `--project=${name}`);
const outlines = [...texts, ...projects, ...(isUpdate ? ["-u"] : [])];
const specs = ["tests/nightly/looks/looks.spec.ts", "tests/nightly/dev/dev.spec.ts"];
const lists = ["tests/browser/pages/transcripts.spec.ts", "tests/browser/pages/kinds.spec.ts"];
const transcripts = [...lists, "--project=chromium", ...options];
const screenshots = [...specs, "--grep=visual snapshot", "--project=nightly", ...options];

requireBrowser("chromium");
const results = await inParallel([
  [
    () => buildSite(frozen),
    tests("outlines", "vitest", outlines),
    tests("transcripts", "playwright", transcripts, { isShown: true }),
    tests("screenshots", "playwright", screenshots, { env: { GATE: "rest" }, isShown: true }),
  ],
]);
conclude(results);
