/** What browsers' translators and extensions do to a page. These functions run in the page. */

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

/** Attributes and elements as writing assistants, password managers, dark modes and click-to-call tools add them. */
export function extend() {
  const { documentElement: root, head, body } = document;
  root.dataset.darkreaderMode = "dynamic";
  body.dataset.grExtInstalled = "";
  body.setAttribute("cz-shortcut-listen", "true");
  const sheet = document.createElement("style");
  sheet.className = "darkreader";
  head.prepend(sheet);
  head.append(document.createElement("meta"));
  body.prepend(document.createElement("div"));
  body.append(document.createElement("grammarly-desktop-integration"));
  for (const field of document.querySelectorAll<HTMLElement>("input, textarea, button")) {
    field.dataset.dashlaneRid = "1";
    field.style.outlineColor = "red";
  }
  for (const link of document.querySelectorAll<HTMLElement>("a")) link.dataset.seen = "";
  for (const call of document.querySelectorAll("a[href^='tel:']"))
    call.append(document.createElement("click-to-call"));
  document.querySelector("header")?.prepend(document.createElement("div"));
  document.querySelector("h1")?.after(document.createElement("span"));
}
