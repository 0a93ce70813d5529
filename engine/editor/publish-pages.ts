/** Two pages beside the forms of `npm run edit`: Publish, and Earlier versions. They are plain HTML without scripts. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { escapeXml } from "../build/xml.ts";
import { kindOf } from "../data/kinds/kinds.ts";
import { answerTo, type ConfirmTasks, confirmForms } from "./confirm-forms.ts";
import { hiddenInputs, pre, start } from "./html.ts";
import type { Version, Versions } from "./versions.ts";
import type { Waiting } from "./waiting.ts";

interface CheckResult {
  ok: boolean;
  output: string;
}

export interface EditorTasks extends ConfirmTasks {
  versions: Versions;
  waiting: () => Waiting[];
  /** What would stop publishing, in words. The signal ends it. */
  check: (signal: AbortSignal) => Promise<CheckResult>;
  /** Publishes and passes on what it says. Undefined where the practice has not set it up. */
  publish: ((say: (words: string) => void) => Promise<boolean>) | undefined;
}

export const publishPaths = ["/publish", "/versions"];

export async function answerPublishPage(
  request: IncomingMessage,
  response: ServerResponse,
  work: EditorTasks,
) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const entry = request.method === "POST" ? new URLSearchParams(await textOf(request)) : undefined;
  if (request.url === "/versions") response.end(versionsPage(work.versions, entry));
  else if (entry?.get("do") === "publish") await showPublishing(response, work);
  else await showCheck(response, work, entry && answerTo(entry, work));
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
async function showCheck(
  response: ServerResponse,
  { check, publish, toConfirm }: EditorTasks,
  said?: string,
) {
  const status = said ? `<p role="status">${escapeXml(said)}</p>` : "";
  response.write(
    `${start("Publish")}${status}<p>Everything that you saved is being read. This takes a moment.</p>`,
  );
  const result = await checkInTurn(check, response);
  if (!result) return;
  const { ok, output } = result;
  const how = publish
    ? `<form method="post" action="/publish"><button name="do" value="publish">Publish</button></form>`
    : "<p>This computer is not set up to publish. Whoever takes care of the site does it, or sets it up here: docs/hosting.md, “From the forms”.</p>";
  const answer = ok
    ? `<h2>Nothing stops it</h2>${how}${pre(output)}`
    : `<h2>This would stop it</h2><p>Until it is fixed, the site that patients see stays as it is.</p>${pre(output)}`;
  response.end(answer + confirmForms(toConfirm()));
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
  return `<tr><td>${escapeXml(kindOf(file)?.label ?? "")}<br>${escapeXml(file)}</td><td>until ${time}</td><td><details><summary>Show it</summary>${pre(text)}</details></td><td><form method="post" action="/versions">${hiddenInputs({ file, until })}<button>Bring it back</button></form></td></tr>`;
}
