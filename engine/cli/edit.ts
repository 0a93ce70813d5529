/**
 * Forms for the content, beside the site. `--build FOLDER github owner/repo` builds them for content in a hosted repository
 * instead, to be put on a host name of their own. Decision 010 has the reasons.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { buildEditor, pageOptions, serveEditor } from "../editor/editor.ts";
import type { EditorTasks } from "../editor/publish-pages.ts";
import { markAsRight, toConfirm } from "../editor/to-confirm.ts";
import { keepVersions } from "../editor/versions.ts";
import { waitingIn } from "../editor/waiting.ts";
import { portOf } from "../hosts/server.ts";
import { contentFolder, inOutput } from "../roots.ts";
import { runCommand, verdin } from "./command.ts";
import { runProgram } from "./run-program.ts";
import { sign } from "./sign.ts";

const root = contentFolder();
/** Below the folder that is chosen in the browser. */
const inRepo = path.basename(root);

/** Where the page of a hosted repository may send requests. */
const apis: Record<string, string[]> = {
  github: ["https://api.github.com", "https://*.githubusercontent.com"],
  gitlab: ["https://gitlab.com"],
};

async function buildHosted([folder = "build/editor", name = "", repo = ""]: string[]) {
  const hosts = apis[name];
  if (!hosts || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo))
    throw new Error(
      "Name the folder, github or gitlab, and the repository: npm run edit -- --build build/editor github owner/repo",
    );
  await buildEditor(folder, hosts);
  const backend = { name, repo, branch: "main" };
  const options = pageOptions(root, { siteUrl: "", backend, root: inRepo });
  writeFileSync(path.join(folder, "options.json"), JSON.stringify(options));
  console.log(`The forms are in ${folder}. Put them on a host name of their own, never on the site's.`);
}

/** Whether this machine may publish: `npm pkg set config.publish=yes`. */
const mayPublish = process.env.npm_package_config_publish === "yes";

const check: EditorTasks["check"] = async (signal) => {
  const runTool = (name: string) => runProgram(process.execPath, verdin(name), {}, false, signal);
  const content = await runTool("check");
  if (!content.ok) return content;
  const { ok, output } = await runTool("preflight");
  return { ok, output: `${output}\n\n${content.output}` };
};

const publish: EditorTasks["publish"] = async (say) => {
  const env = { ...process.env, NODE_ENV: undefined };
  const child = spawn(process.execPath, verdin("publish"), { env });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => say(stripVTControlCharacters(String(data))));
  const [status] = await once(child, "exit");
  return status === 0;
};

async function editHere() {
  const port = portOf(process.env.EDIT_PORT || "5180");
  if (port === undefined)
    throw new Error(
      `EDIT_PORT=${process.env.EDIT_PORT} is not a port number. Choose a number from 1024 to 65535.`,
    );
  const folder = inOutput(".cache/editor");
  await buildEditor(folder);
  // A name that Sveltia CMS needs; nothing is sent to it.
  const backend = { name: "github", repo: "practice/website", auth_methods: ["token"] };
  const versions = keepVersions(root, inOutput(".cache/versions", inRepo));
  let siteUrl = "";
  const server = serveEditor(folder, () => pageOptions(root, { siteUrl, backend, root: inRepo }), {
    versions,
    waiting: () => waitingIn(root),
    toConfirm: () => toConfirm(root),
    markAsRight: (file, field) => markAsRight(root, file, field),
    sign: (files, reviewer) => sign(files, { reviewer }, root),
    check,
    publish: mayPublish ? publish : undefined,
  });
  await once(server.listen(port, "127.0.0.1"), "listening").catch(({ code, message }) => {
    const taken = `Port ${port} is taken. Choose another one: EDIT_PORT=5181 npm run edit`;
    throw new Error(code === "EADDRINUSE" ? taken : message);
  });
  console.log(
    `Forms: http://127.0.0.1:${port} (Chrome or Edge). Choose "Work with Local Repository", then this folder.`,
  );
  versions.watchFiles();
  const dev = spawn(process.execPath, verdin("dev", ...process.argv.slice(2)), {
    // Building the forms sets NODE_ENV to production in this process.
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["inherit", "pipe", "inherit"],
  });
  dev.stdout.on("data", (data: Buffer) => {
    process.stdout.write(data);
    siteUrl ||= /Local:\s+(http:\S+?)\/?\s/.exec(stripVTControlCharacters(String(data)))?.[1] ?? "";
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
  dev.on("exit", (status) => process.exit(status ?? 0));
}

const [option, ...rest] = process.argv.slice(2);
await runCommand(() => (option === "--build" ? buildHosted(rest) : editHere()));
