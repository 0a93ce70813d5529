/** The commands that write an owner's files, one after the other in a folder of their own: what each says and changes. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inEngine } from "../../engine/roots.ts";

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
function ran(cwd: string, tool: string, ...args: string[]): string {
  const { VERDIN_PRACTICE: _, VERDIN_OUTPUT: __, ...env } = process.env;
  const options = { cwd: inFolder(cwd), env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inEngine(`cli/${tool}.ts`), ...args],
    options,
  );
  return `# ${tool} ${args.join(" ")}\n${(stdout + stderr).trim()}\nends with ${status}\n${changes()}\n`;
}

// Programs take long to start on a busy machine.
test("new-practice and format", { timeout: 240_000 }, async () => {
  const answers = [
    "--name=Sandía: Smiles & Co",
    "--city=San Angelo",
    "--state=texas",
    "--phone=505.234.0142",
    "--color=#5B2A86",
  ];
  cpSync(inEngine("starter/content"), inFolder("clinic/content"), { recursive: true });
  writeFileSync(inFolder("package.json"), '{ "dependencies": { "verdin": "file:verdin-1.0.0.tgz" } }');
  git("init", "-q");
  commit();
  rmSync(inFolder("clinic"), { recursive: true });
  const transcript = [ran("", "new-practice", "clinic", ...answers)];
  git("add", "-A");
  transcript.push(git("diff", "--cached", "-U0", "--", "clinic/content", "clinic/package.json", ":!*.svg"));
  commit();
  transcript.push(ran("", "new-practice", "clinic", ...answers));
  const article = "clinic/content/blogs/blog-1.md";
  mkdirSync(inFolder("clinic/content/blogs"));
  writeFileSync(
    inFolder(article),
    "---\nkind: news\ndate: Nov 02, 2026\ntitle: 'Snow &  Sun'\n---\nCome  in.\n\n\n* One\n",
  );
  transcript.push(ran("clinic", "format"), readFileSync(inFolder(article), "utf8"));
  await expect(transcript.join("\n")).toMatchFileSnapshot("tools.txt");
});
