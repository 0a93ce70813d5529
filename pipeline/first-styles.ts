/**
 * Divides the styles of a kind of page into those that a document inlines, and the rest: the footer, parts that open, what a
 * pointer or a navigation changes, and paper. Cascade layers and specificity must decide between rules, because their order is not kept.
 * Custom properties of the whole page are in the document, used or not: each that came later would style all elements again.
 */
import postcss, { type ChildNode, type Container, type Rule } from "postcss";

/** Of all but the footer and dialogs. */
export function shownClasses(html: string): string[] {
  const [above = "", below = ""] = html.split("</main>");
  const shown = above.replaceAll(/<dialog.*?<\/dialog>/gs, "") + below.slice(below.lastIndexOf("</footer>"));
  return [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

export function divide(styles: string, shown: ReadonlySet<string>): { first: string; rest: string } {
  const isShown = (selector: string) => {
    // What stands in parentheses is often one of several.
    const outside = selector.replaceAll(/\(.*\)/g, "");
    const names = [...outside.matchAll(/\.([\w-]+)/g)];
    return (
      !/:hover|:active|::view-transition/.test(outside) && names.every(([, name = ""]) => shown.has(name))
    );
  };
  const isFirst = ({ selectors }: Rule, onPaper: boolean) => !onPaper && selectors.some(isShown);
  const first = postcss.parse(styles);
  visit(first, (node, onPaper) => {
    if (node.type === "rule" && !isFirst(node, onPaper)) node.remove();
  });
  const rest = postcss.parse(styles);
  visit(rest, (node, onPaper) => {
    // Others are fonts, animations and the order of the layers.
    if (node.type !== "rule" || isFirst(node, onPaper)) node.remove();
  });
  return { first: joined(first), rest: joined(rest) };
}

const isGroup = (node: ChildNode) =>
  node.type === "atrule" && node.nodes && ["layer", "media", "supports", "container"].includes(node.name);

/** All but the groups themselves. */
function visit(
  container: Container,
  see: (node: ChildNode, onPaper: boolean) => void,
  onPaper = false,
): void {
  container.each((node) => {
    if (isGroup(node)) visit(node as Container, see, onPaper || (node as postcss.AtRule).params === "print");
    else see(node, onPaper);
  });
}

/** Without empty rules, and each layer once. Empty layers stay, for their order. */
function joined(root: postcss.Root): string {
  const clear = (container: Container) =>
    container.each((node) => {
      if (node.type !== "rule" && !isGroup(node)) return;
      clear(node as Container);
      if ((node as Container).nodes?.length === 0) node.remove();
    });
  const layers = new Map<string, Container>();
  root.each((node) => {
    if (node.type !== "atrule" || node.name !== "layer") return;
    const same = layers.get(node.params);
    if (node.nodes && !same) layers.set(node.params, node);
    else if (node.params.split(",").every((name) => layers.has(name.trim()))) {
      if (node.nodes) same?.append(node.nodes);
      node.remove();
    }
  });
  for (const layer of layers.values()) clear(layer);
  return root.toString();
}
