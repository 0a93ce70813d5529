/** A page's data doesn't repeat the words of its HTML: it refers to the text node that has them. */
import { isTranslated } from "./altered-page.ts";
import type { PageFile } from "./router-internals.ts";

/** Begins a reference. A character for private use, so that no content has it. */
export const textMark = "\ue000";

export async function dataOf({ data, texts: count }: PageFile): Promise<PageFile["data"]> {
  const shown = isTranslated() ? [] : textsOf(document);
  // An extension or a translator has changed the page.
  const texts = shown.length === count ? shown : textsOf(await servedPage());
  if (texts.length !== count) throw new Error("The page has other texts than its file.");
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === "string" && value.startsWith(textMark) ? texts[Number(value.slice(1))] : value,
  );
}

async function servedPage(): Promise<Document> {
  const response = await fetch(location.href);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/** Of all elements before the boot script, in their order. */
function textsOf({ body }: Document): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && !walker.currentNode.parentElement?.matches("script[data-page]"))
    texts.push(walker.currentNode.nodeValue ?? "");
  return texts;
}
