/** `npm run edit`: forms for the content, beside `npm run dev`. Decision 010 has the reasons. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { listen } from "../environment/listen.ts";
import { programOf } from "../environment/programs.ts";
import { runProgram } from "../environment/results.ts";
import type { DeskWork } from "../pipeline/editor/desk-pages.ts";
import { buildEditor, pageOptions, serveEditor } from "../pipeline/editor/editor.ts";
import { keepVersions } from "../pipeline/editor/versions.ts";
import { waitingIn } from "../pipeline/editor/waiting.ts";
import { isInside } from "../pipeline/vite/dev/inside.ts";
import { contentFolder } from "../site/read/site.server.ts";

const root = contentFolder();
/** Below the folder that is chosen in the browser: this one, or the one that the content is in. */
const inRepo = isInside(path.resolve(), root)
  ? path.relative("", root).replaceAll(path.sep, "/")
  : path.basename(root);

/** The words after `npm run publish --`, if the practice has set them: `npm pkg set config.publish=cloudflare`. */
const host = process.env.npm_package_config_publish;

const check: DeskWork["check"] = async () => {
  const content = await runProgram(process.execPath, ["tools/content.ts"]);
  if (!content.ok) return content;
  const { ok, output } = await runProgram(process.execPath, ["tools/preflight.ts"]);
  return { ok, output: `${output}\n\n${content.output}` };
};

const publish: DeskWork["publish"] = async (say) => {
  const env = { ...process.env, NODE_ENV: undefined };
  // By a shell, as on the command line: a folder or the command after --reload may have spaces and quotes.
  const child = spawn(`"${process.execPath}" tools/publish.ts ${host}`, { env, shell: true });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => say(stripVTControlCharacters(String(data))));
  const [status] = await once(child, "exit");
  return status === 0;
};

let siteUrl = "";
const kept = path.join(path.dirname(root), ".cache/versions", path.basename(root));
const versions = keepVersions(root, kept);
const folder = path.resolve(".cache/editor");
const server = serveEditor(folder, () => pageOptions(root, siteUrl, inRepo), {
  versions,
  waiting: () => waitingIn(root),
  check,
  publish: host ? publish : undefined,
});
const port = await listen(server, "EDIT_PORT", 5180);
versions.watchFiles();
await buildEditor(folder);
const dev = spawn(
  process.execPath,
  [programOf("@react-router/dev", "react-router"), "dev", ...process.argv.slice(2)],
  {
    // Building the forms sets NODE_ENV to production in this process.
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["inherit", "pipe", "inherit"],
  },
);
dev.stdout.on("data", (data: Buffer) => {
  process.stdout.write(data);
  siteUrl ||= /Local:\s+(http:\S+?)\/?\s/.exec(stripVTControlCharacters(String(data)))?.[1] ?? "";
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
dev.on("exit", (status) => process.exit(status ?? 0));
console.log(
  `Forms: http://127.0.0.1:${port} (Chrome or Edge). Choose "Work with Local Repository", then this folder.`,
);
