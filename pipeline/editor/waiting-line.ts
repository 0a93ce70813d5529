/** The line above the forms: what of the open list or form is not translated yet, with a link to its Spanish form. */
import type { Waiting } from "./waiting.ts";

const start = "#/collections/";
const keyOf = ({ spanish, says }: Waiting) => [spanish, ...says].join();

/** What waited at the last look. */
let known: Set<string> | undefined;

export async function showWaiting(line: HTMLDetailsElement) {
  const here = decodeURIComponent(location.hash).slice(start.length);
  const answer = await fetch("./waiting.json", { cache: "no-store" });
  const all: Waiting[] = await answer.json();
  const shown = all.filter(({ english, spanish }) =>
    [english, spanish].some((form) => here !== "" && `${form}/`.startsWith(`${here}/`)),
  );
  const before = known ?? new Set(all.map(keyOf));
  const [old = [], saved = []] = [true, false].map((isOld) =>
    shown.filter((one) => before.has(keyOf(one)) === isOld),
  );
  known = new Set(all.map(keyOf));
  const summary = document.createElement("summary");
  summary.textContent = `Not translated yet: ${shown.length}`;
  const list = document.createElement("ul");
  list.append(...[...saved, ...old].map(rowOf));
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
