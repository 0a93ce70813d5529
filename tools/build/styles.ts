/**
 * Puts into each page the styles it can need, so that its first paint waits for nothing but the page itself. A rule stays
 * if every class it names stands in a page of that kind; states (open, hovered, current) always stay. The rest is a file
 * that is there too, switched off: the boot script switches it on before React shows other pages. It names no class of
 * the page, so that switching it on changes nothing there and costs nothing.
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

/** What stands in every page by itself, not by a class. */
const isGlobal = ({ name }: postcss.AtRule) => /^font-face$|keyframes$/.test(name);

function rulesThat(css: string, keep: (selector: string) => boolean, keepsGlobals: boolean): string {
  const root = postcss.parse(css);
  if (!keepsGlobals) root.walkAtRules((rule) => (isGlobal(rule) ? void rule.remove() : undefined));
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && isGlobal(rule.parent as postcss.AtRule)) return;
    rule.selectors = rule.selectors.filter(keep);
    if (rule.selectors.join("") === "") rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

export function splitStyles(css: string, classes: ReadonlySet<string>): { own: string; rest: string } {
  const isOwn = (selector: string) => neededClasses(selector).every((name) => classes.has(name));
  return {
    own: rulesThat(css, isOwn, true),
    rest: rulesThat(css, (selector) => !isOwn(selector), false),
  };
}

function removeEmpty(container: Container<ChildNode>) {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
