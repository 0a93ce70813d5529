/**
 * `node tools/run.mjs tools/bench.ts`: how close the site comes to two baselines: the same page without scripts, and a plain page with its
 * words. Build it first: npm run build. All come from the same server and are measured in turn, so that a busy moment of the machine affects all of
 * them. Milliseconds depend on the machine; the ratios don't. The number of visits is fixed before the run.
 *   --visits N     visits of each page (9)
 *   --pages A,B    only these (home, service, article, article list, location)
 */
import { once } from "node:events";
import { rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { addressOf, benchPages, versions, withBaselines } from "../bench/baseline.ts";
import { report, type Samples } from "../bench/table.ts";
import { cpuUntilPaint, load, network } from "../bench/visits.ts";
import { requireBrowser } from "../environment/browsers.ts";
import { hermetic } from "../environment/hermetic.ts";
import { createSiteServer } from "../hosts/server.ts";

const { values } = parseArgs({
  options: { visits: { type: "string", default: "9" }, pages: { type: "string" } },
});
const only = values.pages?.split(",");

const { root, hosting } = withBaselines();
const server = createSiteServer(root, hosting);
const [answer] = server.listeners("request") as RequestListener[];
// A first visit begins with a round trip each for TCP and TLS. The browser's slow network leaves them out.
server.removeAllListeners("request").on("request", async (request, response) => {
  if (request.headers["sec-fetch-dest"] === "document") await setTimeout(2 * network.latency);
  answer?.(request, response);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: requireBrowser("chromium"),
  // With the fonts that phones have: without, text would move when the page's own arrive.
  env: { ...process.env, ...hermetic() } as Record<string, string>,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
});
const missed: string[] = [];
for (const [page, file] of Object.entries(benchPages())) {
  if (only && !only.includes(page)) continue;
  const samples: Samples = { site: {}, baseline: {}, plain: {} };
  // A warm-up that is not counted: the first visit pays for the browser's own start.
  await load(browser, origin + addressOf(file, "site"));
  for (let visit = 0; visit < Number(values.visits); visit++)
    for (const version of visit % 2 ? versions.toReversed() : versions) {
      const url = origin + addressOf(file, version);
      const found = { ...(await load(browser, url)), ...(await cpuUntilPaint(browser, url)) };
      for (const [name, value] of Object.entries(found))
        samples[version][name] = [...(samples[version][name] ?? []), value];
    }
  missed.push(...report(page, samples));
}
await browser.close();
server.close();
rmSync(path.dirname(root), { recursive: true });
for (const goal of missed) console.log(`✗ ${goal}`);
console.log(missed.length > 0 ? `${missed.length} goals missed` : "All goals met");
process.exitCode = missed.length > 0 ? 1 : 0;
