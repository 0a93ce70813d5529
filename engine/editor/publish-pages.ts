/** Two pages beside the forms of `npm run edit`: Publish, and Earlier versions. They are plain HTML without scripts. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { escapeXml } from "../build/xml.ts";
import { kindOf } from "../data/kinds/kinds.ts";
import type { Version, Versions } from "./versions.ts";
import type { Waiting } from "./waiting.ts";

interface CheckResult {
  ok: boolean;
  output: string;
}

export interface EditorTasks {
  versions: Versions;
  waiting: () => Waiting[];
  /** What would stop publishing, in words. The signal ends it. */
  check: (signal: AbortSignal) => Promise<CheckResult>;
  /** Publishes and passes on what it says. Undefined where the practice has not set it up. */
  publish: ((say: (words: string) => void) => Promise<boolean>) | undefined;
}

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;background:#f3f3f3;color:#111;padding:1rem}button{font:inherit;padding:.5rem 1rem}td{padding:.25rem 1rem .25rem 0;vertical-align:top}";
const start = (title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1>`;
const pre = (words: string) => `<pre>${escapeXml(words.trim())}</pre>`;

export const publishPaths = ["/publish", "/versions"];

export async function answerPublishPage(
  request: IncomingMessage,
  response: ServerResponse,
  work: EditorTasks,
) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const isPost = request.method === "POST";
  if (request.url === "/versions") {
    const entry = isPost ? new URLSearchParams(await textOf(request)) : undefined;
    response.end(versionsPage(work.versions, entry));
  } else await (isPost ? showPublishing : showCheck)(response, work);
}

let lastCheck: Promise<unknown> = Promise.resolve();

/** One check at a time, since each takes 500 MB, and none that nobody waits for any more. */
function checkInTurn(
  check: EditorTasks["check"],
  response: ServerResponse,
): Promise<CheckResult | undefined> {
  const left = new AbortController();
  response.on("close", () => left.abort());
  const result = lastCheck
    .then(() => (left.signal.aborted ? undefined : check(left.signal)))
    .catch((error) => {
      if (!left.signal.aborted) throw error;
      return undefined;
    });
  lastCheck = result.catch(() => undefined);
  return result;
}

/** The check takes seconds, so the page shows at once that it has begun. */
async function showCheck(response: ServerResponse, { check, publish }: EditorTasks) {
  response.write(`${start("Publish")}<p>Everything that you saved is being read. This takes a moment.</p>`);
  const result = await checkInTurn(check, response);
  if (!result) return;
  const { ok, output } = result;
  const how = publish
    ? `<form method="post" action="/publish"><button>Publish</button></form>`
    : "<p>This computer is not set up to publish. Whoever takes care of the site does it, or sets it up here: docs/hosting.md, “From the forms”.</p>";
  response.end(
    ok
      ? `<h2>Nothing stops it</h2>${how}${pre(output)}`
      : `<h2>This would stop it</h2><p>Until it is fixed, the site that patients see stays as it is.</p>${pre(output)}`,
  );
}

let isPublishing = false;

async function showPublishing(response: ServerResponse, { publish }: EditorTasks) {
  if (!publish || isPublishing)
    return void response.end(
      `${start("Publish")}<p>It is being published already, or can't be from here.</p>`,
    );
  isPublishing = true;
  try {
    response.write(`${start("Publish")}<p>This takes some minutes. Leave this page open.</p><pre>`);
    const ok = await publish((words) => response.write(escapeXml(words)));
    response.end(`</pre><h2>${ok ? "Published" : "Nothing was published"}</h2>`);
  } finally {
    isPublishing = false;
  }
}

function versionsPage(versions: Versions, entry?: URLSearchParams): string {
  const isBack = entry && versions.bringBack(entry.get("file") ?? "", Number(entry.get("until")));
  const said = entry
    ? `<p role="status">${isBack ? "It is as it was. Reload the forms to see it there." : "There is no such version."}</p>`
    : "";
  const rows = versions.list().map(versionRow).join("");
  return `${start("Earlier versions")}${said}<p>The last ten versions of each text that was changed while the forms were open. What you replace is kept too, so you can go back again.</p>${rows ? `<table>${rows}</table>` : "<p>Nothing has been changed yet.</p>"}`;
}

function versionRow({ file, until, text }: Version): string {
  const time = new Date(until).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "medium" });
  const hidden = Object.entries({ file, until })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(String(value))}">`)
    .join("");
  return `<tr><td>${escapeXml(kindOf(file)?.label ?? "")}<br>${escapeXml(file)}</td><td>until ${time}</td><td><details><summary>Show it</summary>${pre(text)}</details></td><td><form method="post" action="/versions">${hidden}<button>Bring it back</button></form></td></tr>`;
}
