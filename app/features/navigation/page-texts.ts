/** A page's data doesn't repeat the words of its HTML: it refers to the text node that has them. */
import { isTranslated } from "./altered-page.ts";
import type { PageFile } from "./router-internals.ts";

/** Begins a reference. A character for private use, so that no content has it. */
export const textMark = "\ue000";

/** A page that an extension has changed hardly has as many letters and texts as before. */
export const sizeOf = (texts: string[]) => texts.join().length;

export async function dataOf({ data, size }: PageFile): Promise<PageFile["data"]> {
  const shown = textsOf(document);
  const isAsServed = sizeOf(shown) === size && !isTranslated();
  const texts = isAsServed ? shown : textsOf(await servedPage());
  if (sizeOf(texts) !== size) throw new Error("The page has other texts than its file.");
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
