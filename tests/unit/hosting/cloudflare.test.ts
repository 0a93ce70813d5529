/** What is asked of Cloudflare's wrangler, and what is made of its answers. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, test } from "vitest";
import { deploymentsIn, preview, versionBefore } from "../../../engine/hosts/cloudflare.ts";
import { smallBuild } from "./small-build.ts";

const build = mkdtempSync(path.join(tmpdir(), "cloudflare-"));
afterAll(() => rmSync(build, { recursive: true }));

test("goes back to what was live before, and further if it is repeated", () => {
  const of = (...versions: string[]) => versions.map((version_id) => ({ versions: [{ version_id }] }));
  expect(versionBefore(of("one", "two", "three"))).toBe("two");
  // After that rollback.
  expect(versionBefore(of("one", "two", "three", "two"))).toBe("one");
  expect(() => versionBefore(of("one"))).toThrow("Cloudflare has no earlier build, so nothing was changed.");
  expect(() => versionBefore([])).toThrow("Cloudflare has no earlier build");
});

test("reads the list of deployments below a notice, and says in words that there is none", () => {
  const list = `[\n  { "versions": [{ "version_id": "one" }] }\n]\n`;
  const read = [{ versions: [{ version_id: "one" }] }];
  expect(deploymentsIn(list)).toEqual(read);
  expect(deploymentsIn(`▲ [WARNING] The version of wrangler is out of date\n${list}`)).toEqual(read);
  for (const cut of ["", "5", list.slice(0, -5), "<html>502</html>"])
    expect(() => deploymentsIn(cut)).toThrow("gave no list of what was published, so nothing was changed");
});

test("wrangler and all that it needs are locked by hash, with no registry named", () => {
  const { packages } = JSON.parse(readFileSync("engine/on-demand/wrangler/package-lock.json", "utf8"));
  const { "": own, ...others } = packages;
  expect(own.dependencies.wrangler).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.values<{ integrity?: string }>(others).filter(({ integrity }) => !integrity)).toEqual([]);
  expect(JSON.stringify(packages)).not.toContain("resolved");
});

it.each([true, false])(
  "shows a preview as another worker, never to search engines (samples: %s)",
  (hasSamples) => {
    smallBuild(build, { remaining: 3, hasSamples });
    const before = readFileSync(path.join(build, "client/_headers"), "utf8");
    let args: string[] = [];
    const address = preview(build, "a-practice", (given, env) => {
      args = given;
      const config = given[given.indexOf("--config") + 1] ?? "";
      const headers = readFileSync(path.join(path.dirname(config), "../../client/_headers"), "utf8");
      expect(headers).toContain("X-Robots-Tag: noindex, nofollow");
      const line = { type: "deploy", targets: ["https://a-practice-preview.office.workers.dev"] };
      const output = [{ type: "wrangler-session" }, line].map((entry) => JSON.stringify(entry)).join("\n");
      writeFileSync(env?.WRANGLER_OUTPUT_FILE_PATH ?? "", output);
      return "";
    });
    expect(args.slice(-2)).toEqual(["--name", "a-practice-preview"]);
    expect(address).toBe("https://a-practice-preview.office.workers.dev");
    expect(readFileSync(path.join(build, "preview.env"), "utf8")).toBe(`PREVIEW_URL=${address}\n`);
    // The build itself stays as it was, and what was made for the preview is gone.
    expect(readFileSync(path.join(build, "client/_headers"), "utf8")).toBe(before);
    expect(existsSync(path.join(build, "preview"))).toBe(false);
  },
);
