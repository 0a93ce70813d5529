/** The promise of the kit: from nothing to a site that may be published, by the package alone, and a newer version later. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { beforeAll, expect, test } from "vitest";
import { filesOf } from "../../engine/build/stamp.ts";
import { runProgram } from "../../engine/cli/run-program.ts";
import { host } from "../../engine/hosts/files.ts";
import { publish } from "../../engine/hosts/publish.ts";
import { findBrowser } from "../environment/browsers.ts";
import { freePort } from "../environment/free-port.ts";
import { environmentOf, practiceIn } from "../practices.ts";
import { finish } from "../support/odd-practices.ts";
import { Copy } from "../unit/content/copy.ts";
import { clinic, inClinic, npm, pack, readFromClinic, startVerdin, verdin } from "./clinic.ts";
import { testUpdates } from "./update.ts";

const long = { timeout: 600_000 };
let packed = "";
let made = { status: null as number | null, output: "" };

beforeAll(() => {
  packed = pack();
  npm("install", "--no-audit", "--no-fund", packed);
  made = verdin(
    ...["new-practice", "--name=Cerrillos Dental", "--city=Santa Fe", "--state=NM", "--phone=505 234 0142"],
  );
}, long.timeout);

test("the package has what a practice needs, and nothing of tests", () => {
  const folder = inClinic("node_modules/verdin");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  const top = [...new Set(files.map((file) => file.split("/")[0]))].sort();
  expect(top).toEqual(
    "CHANGELOG.md LICENSE README.md app bin cspell.json data dist editor hosts on-demand package.json roots.ts safety schemas starter".split(
      " ",
    ),
  );
  expect(files.filter((file) => /\.(?:test|examples)\.|gallery|phrases/.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["starter/gitignore", "starter/github/workflows/site.yml"]));
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  expect(
    Object.keys(dependencies).filter((name) =>
      /playwright|vitest|selenium|biome|axe|typescript|font/.test(name),
    ),
  ).toEqual([]);
});

test("a practice's folder has its content and nothing of ours", () => {
  expect(made).toMatchObject({
    status: 0,
    output: expect.stringContaining("Cerrillos Dental is in this folder."),
  });
  expect(readdirSync(clinic).sort()).toEqual(
    ".cache .github .gitignore .vscode README.md content node_modules package-lock.json package.json".split(
      " ",
    ),
  );
  expect(readFromClinic(".github/workflows/site.yml").split("\n").length).toBeLessThanOrEqual(61);
  expect(readFromClinic("README.md").split("\n").length).toBeLessThanOrEqual(45);
  for (const [schema] of readFromClinic(".vscode/settings.json").matchAll(/(?<=")\.\/[^"]+\.json/g))
    expect(existsSync(inClinic(schema)), schema).toBe(true);
  expect(verdin("new-practice", "--name=Other")).toMatchObject({
    status: 1,
    output: expect.stringMatching(/This folder has files already, so nothing was made\./),
  });
});

test("its site is built as this repository builds it, byte by byte", long, async () => {
  expect(verdin("check")).toEqual({ status: 0, output: "No problems, no advice" });
  expect(verdin("build")).toMatchObject({ status: 0 });
  const here = { ...practiceIn("from-nothing", ""), root: clinic };
  rmSync(here.output, { recursive: true, force: true });
  const env = { ...environmentOf(here), COMPRESSION: "", NODE_ENV: "production" };
  const { ok, output } = await runProgram(process.execPath, ["engine/cli/build.ts"], env);
  expect(ok, output).toBe(true);
  const [there, same] = [inClinic("build/client"), filesOf(here.build).site];
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // It says of which commit the site is.
      .filter((file) => file !== "integrity.json" && statSync(path.join(folder, file)).isFile())
      .sort();
  expect(files(there)).toEqual(files(same));
  const differing = files(there).filter(
    (file) => !readFileSync(path.join(there, file)).equals(readFileSync(path.join(same, file))),
  );
  expect(differing).toEqual([]);
});

test("its pages have its name and number, and its search raises the card", long, async () => {
  const port = await freePort();
  const server = startVerdin(["start", "--no-build"], { PORT: String(port) });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  const browser = await chromium.launch({
    executablePath: findBrowser("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ baseURL: address });
    await page.goto("/");
    await page.getByRole("banner").getByText("Cerrillos Dental").first().waitFor();
    await page.locator("a[href='tel:+15052340142']").filter({ visible: true }).first().waitFor();
    await page.goto("/search");
    await page.getByRole("searchbox").fill("chest pain");
    await page.getByRole("heading", { name: "Signs of a heart attack" }).waitFor();
    await page.locator("a[href='tel:911']").filter({ visible: true }).first().waitFor();
  } finally {
    await browser.close();
    process.kill(-(server.pid ?? 0));
  }
});

test("once it is finished, publishing it succeeds at the first try", long, async () => {
  using content = new Copy("everything", inClinic("content"));
  finish(content);
  const copy = path.dirname(content.root);
  const tried = verdin("publish", "--dry-run", "--practice", copy);
  expect(tried.status, tried.output).toBe(0);
  expect(tried.output.match(/^✓ [\w ]+(?= \()/gm)).toEqual(
    ["content", "preflight", "pages of the live site", "build", "pages"].map((step) => `✓ ${step}`),
  );
  const sent: string[] = [];
  const sending = { ...host, publish: (folder: string) => void sent.push(folder) };
  const address = "http://127.0.0.1:9";
  await publish(
    { host: sending, name: "cerrillos-dental", site: address, say: () => {} },
    path.join(copy, "build"),
  );
  expect(sent).toEqual([path.join(copy, "build")]);
});

testUpdates(() => packed);
