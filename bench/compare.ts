/**
 * `node engine/bin/run.mjs bench/compare.ts --with FOLDER`: visits pages of this build and of another, such as an older version's, and this
 * build's without its scripts, in turn, so that a busy moment of the machine affects all. Milliseconds depend on the machine; the ratios don't.
 * The number of visits is fixed before the run.
 *   --with FOLDER    another build folder
 *   --visits N       visits of each page (9)
 *   --pages A,B      only these addresses (home, and the first service, article and office)
 */
import { once } from "node:events";
import { globSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildFolder, filesOf, siteFolder } from "../engine/build/stamp.ts";
import { createSiteServer } from "../engine/hosts/server.ts";
import { requireBrowser } from "../tests/environment/browsers.ts";
import { hermetic } from "../tests/environment/hermetic.ts";
import { load, network, quantile } from "./visits.ts";

type Visit = Awaited<ReturnType<typeof load>>;
const keys = ["fcp", "lcp", "tbt", "cls", "kB"] as const;

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { with: text, pages: text, visits: { ...text, default: "9" } } });

async function serve(folder: string) {
  const { site, hosting } = filesOf(folder);
  const server = createSiteServer(site, hosting);
  const [answer] = server.listeners("request") as RequestListener[];
  // A first visit begins with a round trip each for TCP and TLS. The browser's slow network leaves them out.
  server.removeAllListeners("request").on("request", async (request, response) => {
    if (request.headers["sec-fetch-dest"] === "document") await setTimeout(2 * network.latency);
    answer?.(request, response);
  });
  await once(server.listen(0, "127.0.0.1").unref(), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const here = await serve(buildFolder);
const versions: { name: string; origin: string; blocked?: string[] }[] = [
  { name: "this build", origin: here },
  ...(values.with ? [{ name: "the other", origin: await serve(values.with) }] : []),
  { name: "without scripts", origin: here, blocked: ["*.js"] },
];
const entries = [...versions.entries()];
const firstOf = (folder: string) =>
  `/${globSync(`${folder}/*.html`, { cwd: siteFolder })
    .sort()[0]
    ?.replace(/\.html$/, "")}`;
const pages = values.pages?.split(",") ?? ["/", ...["services", "blogs", "location"].map(firstOf)];
const browser = await chromium.launch({
  executablePath: requireBrowser("chromium"),
  // With the fonts that phones have: without, text would move when the page's own arrive.
  env: { ...process.env, ...hermetic() } as Record<string, string>,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
// Not counted: the first visit pays for the browser's own start.
await load(browser, here);
for (const page of pages) {
  const samples = versions.map((): Visit[] => []);
  for (let visit = 0; visit < Number(values.visits); visit++)
    for (const [place, { origin, blocked }] of visit % 2 ? entries.toReversed() : entries)
      samples[place]?.push(await load(browser, origin + page, blocked));
  const rows = samples.map((visits, place) => {
    const of = (key: keyof Visit, all = visits) =>
      quantile(
        all.map((one) => one[key]),
        0.5,
      );
    const row = Object.fromEntries(keys.map((key) => [key, Number(of(key).toPrecision(4))]));
    const ratios = keys.map((key) => [`${key} ratio`, (of(key, samples[0]) / of(key)).toFixed(3)]);
    return [versions[place]?.name ?? "", place ? { ...row, ...Object.fromEntries(ratios) } : row];
  });
  console.log(`${page}, medians of ${values.visits}; ratios are this build's to the other's`);
  console.table(Object.fromEntries(rows));
}
await browser.close();
