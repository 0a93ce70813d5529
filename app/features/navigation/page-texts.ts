/** A page's data doesn't repeat the words of its HTML: it refers to the text node that has them. */
import { readJson } from "../shared/read-json.ts";
import { isTranslated } from "./altered-page.ts";
import type { PageFile } from "./router-internals.ts";

/** Begins a reference. A character for private use, which content files may not have. */
export const textMark = "\ue000";

/** A page that an extension has changed hardly has as many letters and texts as before. */
export const sizeOf = (texts: string[]) => texts.join().length;

/** Time to load the data with all words, in ms. A later touch tries again. */
const longestWait = 20_000;

export async function dataOf({ data, size, whole }: PageFile): Promise<PageFile["data"]> {
  const texts = textsOf(document);
  if (isTranslated() || sizeOf(texts) !== size) return readJson(whole, longestWait);
  fill(data, texts);
  return data;
}

/** In place, because a copy takes a slow phone several times as long. */
function fill(part: Record<string, unknown>, texts: string[]) {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === "string") {
      if (value.startsWith(textMark)) part[key] = texts[Number(value.slice(1))];
    } else if (value) fill(value as Record<string, unknown>, texts);
  }
}

/** Of all elements before the boot script, in their order. */
function textsOf({ body }: Document): string[] {
  const end = body.querySelector("script[data-page]");
  const texts: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && walker.currentNode !== end)
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode.data);
  return texts;
}
