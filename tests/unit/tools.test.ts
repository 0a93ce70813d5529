/** The commands that write an owner's files, one after the other in a folder of their own: what each says and changes. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "tools-"));
const inFolder = (file: string) => path.join(folder, file);
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
const commit = () => {
  git("add", "-A");
  git("commit", "-qm", "all", "--allow-empty");
};

/** Files that were added (??), changed (M) or deleted (D) since the last commit; of many in a folder only how many. */
const changes = () =>
  [...Map.groupBy(git("status", "--porcelain", "-uall").split("\n"), (line) => line.split("/")[0])]
    .map(([start, lines]) => (lines.length > 4 ? `${start}: ${lines.length} files` : lines.join("\n")))
    .join("\n");

/** A command, what it says, and what it changes. */
function ran(tool: string, ...args: string[]): string {
  const { CONTENT_DIR: _, ...env } = process.env;
  const command = [path.resolve(`tools/${tool}.ts`), ...args];
  const options = { cwd: folder, env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  const said = (stdout + stderr).trim().replace(/\d+(ms|µs)/g, "some time");
  return `# ${tool} ${args.join(" ")}\n${said}\nends with ${status}\n${changes()}\n`;
}

test("new-practice and format", async () => {
  const answers = ["--name=Sandia", "--city=Las Cruces", "--state=NM", "--phone=5052340142"];
  cpSync("examples/starter", inFolder("examples/starter"), { recursive: true });
  cpSync("examples/starter", inFolder("content"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), inFolder("node_modules"), "junction");
  writeFileSync(inFolder(".gitignore"), "node_modules\n");
  writeFileSync(inFolder("biome.json"), `{ "files": { "includes": ["**/*.json"] } }\n`);
  git("init", "-q");
  commit();
  appendFileSync(inFolder("content/words.txt"), "zorblax\n");
  const transcript = [ran("new-practice", ...answers)];
  git("checkout", "-q", ".");
  for (const args of [
    ["--name=Sandia"],
    answers,
    answers,
    ["--replace", ...answers],
    ["--replace", ...answers],
  ]) {
    transcript.push(ran("new-practice", ...args));
    commit();
  }
  const article = "content/blogs/blog-1.md";
  mkdirSync(inFolder("content/blogs"));
  writeFileSync(
    inFolder(article),
    "---\nkind: news\ndate: Nov 02, 2026\ntitle: 'Snow &  Sun'\n---\nCome  in.\n\n\n* One\n",
  );
  transcript.push(ran("format"), readFileSync(inFolder(article), "utf8"));
  await expect(transcript.join("\n")).toMatchFileSnapshot("tools.txt");
});
