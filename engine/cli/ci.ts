/** What the workflow runs. GitHub says in the environment what has happened; starter/github/workflows/site.yml passes the rest. */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { writeFile } from "../build/write-file.ts";
import { inOutput } from "../roots.ts";
import { runCommand, verdin } from "./command.ts";
import { runProgram } from "./run-program.ts";

export interface Work {
  /** Runs a command of ours, shown as it goes. */
  run: (...args: string[]) => Promise<{ ok: boolean; output: string }>;
  /** What preflight will say a month from now. */
  calendar: () => Promise<string>;
  /** GitHub's own program. */
  gh: (...args: string[]) => string;
  previewAddress: () => string;
}

const failed = "The site could not be renewed last night";
/** GitHub cuts longer ones. */
const longest = 60_000;

/** Returns whether all went well. */
export async function ci(
  env: NodeJS.ProcessEnv,
  { run, calendar, gh, previewAddress }: Work,
): Promise<boolean> {
  const { GITHUB_EVENT_NAME: event, TASK: task, CHANGE: change = "" } = env;
  // A change from a fork gets no secrets. Without them anything else fails, so that somebody learns of it.
  const mayPublish =
    env.PUBLISH_TO === "cloudflare" && (event !== "pull_request" || Boolean(env.CLOUDFLARE_API_TOKEN));
  if (event === "pull_request" || !mayPublish) {
    if (!(await run("publish", "--dry-run")).ok) return false;
    if (event !== "pull_request" || !mayPublish) return true;
    if (!(await run("publish", "--preview")).ok) return false;
    const words = `Preview of the newest change: ${previewAddress()}`;
    gh("pr", "comment", change, "--edit-last", "--create-if-none", "--body", words);
    return true;
  }
  if (task === "rollback") return (await run("rollback")).ok;
  if (event !== "schedule") {
    const said = [env.CONFIRM_REMOVED === "true" && "--confirm-removed", env.ANYWAY === "true" && "--anyway"];
    return (await run("publish", ...said.filter((option) => option !== false))).ok;
  }
  const soon = await calendar();
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, soon);
  const { ok, output } = await run("publish", "--scheduled");
  if (!ok) openIssue(gh, `${soon}\n${output}`.slice(-longest));
  return ok;
}

/** A person is needed. One issue stays open for all nights. */
function openIssue(gh: Work["gh"], text: string) {
  const file = inOutput(".cache/issue.txt");
  writeFile(file, text);
  const search = [
    "issue",
    "list",
    "--search",
    `in:title "${failed}"`,
    "--json",
    "number",
    "--jq",
    ".[0].number",
  ];
  const open = gh(...search).trim();
  if (open) gh("issue", "comment", open, "--body-file", file);
  else gh("issue", "create", "--title", failed, "--body-file", file);
}

const aMonth = 30 * 24 * 60 * 60;
const work: Work = {
  async run(...args) {
    const { ok, output } = await runProgram(process.execPath, verdin(...args));
    console.log(output);
    return { ok, output };
  },
  async calendar() {
    const then = String(Math.floor(Date.now() / 1000) + aMonth);
    return (await runProgram(process.execPath, verdin("preflight"), { SOURCE_DATE_EPOCH: then })).output;
  },
  gh: (...args) =>
    spawnSync("gh", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).stdout ?? "",
  previewAddress() {
    const file = inOutput("build/preview.env");
    return existsSync(file) ? readFileSync(file, "utf8").replace("PREVIEW_URL=", "").trim() : "";
  },
};

if (import.meta.main)
  await runCommand(async () => {
    process.exitCode = (await ci(process.env, work)) ? 0 : 1;
  });
