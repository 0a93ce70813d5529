/** Parts of a built page's HTML. */

/** The text of an attribute or text node. */
export const decoded = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

export const bare = (html: string) => html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");

/** Without signs that only keep words together. */
export const plain = (text: unknown) => String(text).replaceAll("\u00a0", " ").replaceAll("\u2060", "");

/** What a page's script loads: what all pages share, the page's data, and the scripts in their order. */
export function bootOf(html: string) {
  const [tag = ""] = /<script [^>]*id="boot"[^>]*>/.exec(html) ?? [];
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return {
    boot: value("src"),
    site: value("data-site"),
    data: value("data-page"),
    scripts: value("data-scripts").split(" "),
  };
}
