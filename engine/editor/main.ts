/** The page with the forms: Sveltia CMS, configured from the schemas. It reads and writes files in the canonical form. */
// @ts-expect-error: installed at the first use of the forms.
import CMS from "@sveltia/cms";
import { editorConfig, formatName } from "../data/edit/config.ts";
import { formatOf } from "../data/edit/form-values.ts";
import { contentKinds, translationKinds } from "../data/kinds/kinds.ts";
import type { PageOptions } from "./editor.ts";
import type { Waiting } from "./waiting.ts";

const start = "#/collections/";
const keyOf = ({ spanish, says }: Waiting) => [spanish, ...says].join();

/** What waited at the last look. */
let known: Set<string> | undefined;

/** The line above the forms: what of the open list or form is not translated yet, with a link to its Spanish form. */
async function showWaiting(line: HTMLDetailsElement) {
  const here = decodeURIComponent(location.hash).slice(start.length);
  const answer = await fetch("./waiting.json", { cache: "no-store" });
  const all: Waiting[] = await answer.json();
  const shown = all.filter(({ english, spanish }) =>
    [english, spanish].some((form) => here !== "" && `${form}/`.startsWith(`${here}/`)),
  );
  const before = known ?? new Set(all.map(keyOf));
  const saved = shown.filter((one) => !before.has(keyOf(one)));
  known = new Set(all.map(keyOf));
  const summary = document.createElement("summary");
  summary.textContent = `Not translated yet: ${shown.length}`;
  const list = document.createElement("ul");
  list.append(...[...new Set([...saved, ...shown])].map(rowOf));
  line.replaceChildren(summary, list);
  line.hidden = shown.length === 0;
  // A long list is closed, unless what was just saved is in it.
  line.open = shown.length < 4 || saved.length > 0;
}

function rowOf({ title, spanish, says }: Waiting) {
  const row = document.createElement("li");
  const link = document.createElement("a");
  link.href = start + spanish;
  link.textContent = `${title} (Spanish)`;
  row.append(link, ` ${says.join(" ")}`);
  return row;
}

const answer = await fetch("./options.json", { cache: "no-store" });
const options: PageOptions = await answer.json();

const links = document.getElementById("beside");
const line = document.querySelector("details");
if (links && line && options.beside) {
  links.hidden = false;
  const show = () => showWaiting(line);
  window.addEventListener("hashchange", show);
  show();
}

for (const kind of [...contentKinds, ...translationKinds]) {
  const ending = kind.path.slice(kind.path.lastIndexOf(".") + 1);
  CMS.registerCustomFormat(formatName(kind), ending, formatOf(kind, options.pictures));
}
CMS.init({ config: editorConfig(options) as never });
