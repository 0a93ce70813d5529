/**
 * Puts into each page the styles it can need, so that its first paint waits for nothing but the page itself. A rule stays
 * if every class it names stands in a page of that kind; states (open, hovered, current) always stay. The whole sheet is
 * there too, switched off: the boot script switches it on before React shows other pages.
 */
import postcss, { type ChildNode, type Container } from "postcss";

export const classesIn = (html: string) =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));

/** Classes a selector cannot do without; those inside :is() and :not() are only one way of several. */
function neededClasses(selector: string): string[] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, "");
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

export function stylesFor(css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    rule.selectors = rule.selectors.filter((selector) =>
      neededClasses(selector).every((name) => classes.has(name)),
    );
    if (rule.selectors.join("") === "") rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

function removeEmpty(container: Container<ChildNode>) {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
