/** What a browser's translator does to a page. Runs in the page. */

/**
 * Replaces every text node as Google Translate does: by two nested <font> elements with other words, from now on.
 * The nodes that React knows are no longer in the document; text that React writes to one of them is lost.
 */
export function translate() {
  const skipped = "script, style, noscript, textarea, svg, font, [translate=no]";
  function replace(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const words = text.data.trim();
      if (!words || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data.replace(words, `«${words}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  const written = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...written,
    set(this: Text, text: string) {
      if (!this.isConnected) console.error(`Lost on a translated page: "${this.data}" should be "${text}"`);
      written.set?.call(this, text);
    },
  });
  replace(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) replace(target);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.documentElement.lang = "es";
  document.documentElement.classList.add("translated-ltr");
}
