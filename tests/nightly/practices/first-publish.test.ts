/** A practice made from nothing is published at the first try, and a site of unusual shape passes the gate. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { filesOf } from "../../../engine/build/stamp.ts";
import { preparation, prepare } from "../../../engine/cli/publish.ts";
import { runProgram } from "../../../engine/cli/run-program.ts";
import { readSite, shown } from "../../../engine/data/load.server.ts";
import { host } from "../../../engine/hosts/files.ts";
import { gate } from "../../../engine/hosts/gate/gate.ts";
import { publish } from "../../../engine/hosts/publish.ts";
import { environmentOf, type Practice, starter } from "../../practices.ts";
import { finish, oddities } from "../../support/odd-practices.ts";
import { Copy } from "../../unit/content/copy.ts";

const once = test.runIf(process.env.PRACTICE === starter.name);
/** Nothing answers there. */
const address = "http://127.0.0.1:9";
const practice = (name: string, content: string): Practice => ({
  ...{ name, content },
  build: path.resolve(`.cache/practices/${name}/build`),
});
/** Vitest sets NODE_ENV to "test". */
const envOf = (one: Practice) => ({ ...environmentOf(one), NODE_ENV: "production" });
const before = { ...process.env };
beforeEach(() => void Object.assign(process.env, before));

once("a practice made from nothing is published at the first try", { timeout: 600_000 }, async () => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "practice-")), "content");
  const answers = ["--name=Cerrillos Dental", "--city=Santa Fe", "--state=NM", "--phone=(505) 234-0142"];
  const made = await runProgram(process.execPath, ["tools/new-practice.ts", ...answers], {
    CONTENT_DIR: root,
  });
  expect(made.ok, made.output).toBe(true);
  using content = new Copy("everything", root);
  finish(content);
  const first = practice("from-nothing", content.root);
  Object.assign(process.env, envOf(first));
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const folders = { address, root: content.root, build: first.build };
  await prepare(preparation(folders, readSite(content.root)), {}, say);
  expect(said.map((line) => line.replace(/ \(\d+ s\)$/, ""))).toEqual(
    ["content", "preflight", "pages of the live site", "build", "pages"].map((step) => `✓ ${step}`),
  );
  const sent: string[] = [];
  const sending = { ...host, publish: (folder: string) => void sent.push(folder) };
  await publish({ host: sending, name: "cerrillos-dental", site: address, say }, first.build);
  expect(sent).toEqual([first.build]);
});

once("the gate finds nothing in a practice of unusual shape", { timeout: 600_000 }, async () => {
  using content = new Copy("everything", starter.content);
  finish(content);
  for (const change of Object.values(oddities)) change(content);
  const odd = practice("odd", content.root);
  const { ok, output } = await runProgram(process.execPath, ["tools/build.ts"], envOf(odd));
  expect(ok, output).toBe(true);
  expect(await gate(filesOf(odd.build).site, shown(readSite(content.root), content.root))).toEqual([]);
});
