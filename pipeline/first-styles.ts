/**
 * Divides the styles of a kind of page into those that a document inlines, and the rest: the footer, parts that open, and
 * paper. Cascade layers and specificity decide between rules, so it doesn't matter which arrive later.
 */
import postcss, { type Container, type Rule } from "postcss";

const groups = ["layer", "media", "supports", "container"];

/** Of all but the footer and dialogs. */
export function shownClasses(html: string): string[] {
  const [above = "", below = ""] = html.split("</main>");
  const shown = above.replaceAll(/<dialog.*?<\/dialog>/gs, "") + below.slice(below.lastIndexOf("</footer>"));
  return [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

export function divide(styles: string, shown: ReadonlySet<string>): { first: string; rest: string } {
  const isShown = (selector: string) => {
    // What stands in parentheses is often one of several.
    const names = selector.replaceAll(/\(.*\)/g, "").matchAll(/\.([\w-]+)/g);
    return [...names].every(([, name = ""]) => shown.has(name));
  };
  const isFirst = ({ selectors }: Rule, onPaper: boolean) => !onPaper && selectors.some(isShown);
  return {
    first: part(styles, isFirst, true),
    rest: part(styles, (rule, onPaper) => !isFirst(rule, onPaper), false),
  };
}

/** Others are fonts, animations and the order of the layers. */
function part(
  styles: string,
  isKept: (rule: Rule, onPaper: boolean) => boolean,
  withOthers: boolean,
): string {
  const root = postcss.parse(styles);
  const clear = (container: Container, onPaper: boolean) =>
    container.each((child) => {
      const isGroup = child.type === "atrule" && child.nodes && groups.includes(child.name);
      if (isGroup) clear(child, onPaper || child.params === "print");
      if (isGroup ? child.nodes?.length === 0 : child.type === "rule" ? !isKept(child, onPaper) : !withOthers)
        child.remove();
    });
  clear(root, false);
  return root.toString();
}
