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

// Programs take long to start on a busy machine.
test("new-practice and format", { timeout: 240_000 }, async () => {
  const answers = [
    "--name=Sandía: Smiles & Co",
    "--city=San Angelo",
    "--state=texas",
    "--phone=505.234.0142",
    "--color=#5B2A86",
  ];
  cpSync("examples/starter", inFolder("examples/starter"), { recursive: true });
  cpSync("examples/starter", inFolder("content"), { recursive: true });
  for (const name of ["node_modules", "app"]) symlinkSync(path.resolve(name), inFolder(name), "junction");
  writeFileSync(inFolder(".gitignore"), "node_modules\napp\n");
  writeFileSync(inFolder("biome.json"), `{ "files": { "includes": ["**/*.json"] } }\n`);
  git("init", "-q");
  commit();
  appendFileSync(inFolder("content/words.txt"), "zorblax\n");
  const transcript: string[] = [];
  for (let run = 0; run < 2; run++) {
    transcript.push(ran("new-practice", ...answers));
    git("add", "-A");
    transcript.push(git("diff", "--cached", "-U0", "--", "content", ":!*.svg"));
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
