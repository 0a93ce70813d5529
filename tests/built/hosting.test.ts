/** What hosts are told, and how the server of `npm start` responds. */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { hostingFile, siteFolder } from "../../engine/build/stamp.ts";
import type { HostingRules } from "../../engine/hosts/rules.ts";
import { createSiteServer } from "../../engine/hosts/server.ts";
import { frozen } from "../practices.ts";
import { fileAt } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";
import { hostFiles } from "../support/host-files.ts";

const { redirects }: HostingRules = JSON.parse(readFileSync(hostingFile, "utf8"));

test("every redirect leads to a page, at once", () => {
  const from = new Set(redirects.map((redirect) => redirect.from));
  expect(redirects.filter(({ to }) => from.has(to) || !fileAt(to))).toEqual([]);
});

// Written out as a whole, so that nothing is added or lost unseen.
test.runIf(process.env.PRACTICE === frozen.name)("the configuration of each host", async () => {
  await expect(hostFiles(path.dirname(siteFolder))).toMatchFileSnapshot("outlines/hosting.txt");
});

test.runIf(process.env.PRACTICE === frozen.name)("every request of the table", async () => {
  // The table reads the frozen practice's files.
  const { wrongResponses } = await import("../support/responses.ts");
  const server = createSiteServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  expectNone(await wrongResponses("default", (server.address() as AddressInfo).port));
  server.close();
});
