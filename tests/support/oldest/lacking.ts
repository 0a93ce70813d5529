/** What the oldest browsers lack, by MDN's compatibility data: taken away from today's browser, the journey shows what it breaks. */
import { readFileSync } from "node:fs";
import type { CompatData, Identifier, SupportStatement } from "@mdn/browser-compat-data";
import { oldestBrowsers } from "../../../engine/build/vite/oldest-browsers.ts";

export type OldBrowser = keyof typeof oldestBrowsers;

const data: CompatData = JSON.parse(readFileSync("node_modules/@mdn/browser-compat-data/data.json", "utf8"));
const phones = { chrome: "chrome_android", firefox: "firefox_android", safari: "safari_ios" } as const;

const numberOf = (version: string) => {
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  return major * 1000 + minor;
};
const isIn = (statement: SupportStatement | undefined, version: string) =>
  [statement ?? []].flat().some(({ version_added: added, version_removed: removed, ...rest }) => {
    const isOther = rest.flags || rest.prefix || rest.alternative_name;
    if (isOther || typeof added !== "string" || added === "preview") return false;
    const isGone = typeof removed === "string" && numberOf(removed) <= numberOf(version);
    return numberOf(added) <= numberOf(version) && !isGone;
  });

/** Below `tree`, the paths of what the browser lacks, on computers or on phones. */
function lackedBelow(tree: Identifier | undefined, browser: OldBrowser, path: string[] = []): string[][] {
  const support = tree?.__compat?.support;
  const version = oldestBrowsers[browser];
  const isLacked = support && !(isIn(support[browser], version) && isIn(support[phones[browser]], version));
  return [
    ...(isLacked ? [path] : []),
    ...Object.entries(tree ?? {}).flatMap(([name, part]) =>
      name === "__compat" ? [] : lackedBelow(part as Identifier, browser, [...path, name]),
    ),
  ];
}

export interface Lacking {
  /** Paths from the global object, such as Map.groupBy and Element.prototype.checkVisibility. */
  members: string[][];
  /** As in a style sheet: ":popover-open". */
  selectors: string[];
  properties: string[];
  /** By element, "*" for all. */
  attributes: { element: string; name: string }[];
}

export function lackingIn(browser: OldBrowser): Lacking {
  const { api, css, html, javascript } = data;
  const ofBrowser = lackedBelow(api, browser).flatMap(([owner = "", name = "", ...rest]) => {
    if (rest.length > 0) return [];
    if (name.endsWith("_static")) return [[owner, name.replace("_static", "")]];
    if (name.endsWith("_event")) return [[owner, "prototype", `on${name.replace("_event", "")}`]];
    return [name ? [owner, "prototype", name] : [owner]];
  });
  // The data doesn't tell members of a built-in from those of its instances.
  const builtIn = lackedBelow(javascript.builtins, browser).flatMap((path) => [
    path,
    [...path.slice(0, -1), "prototype", ...path.slice(-1)],
  ]);
  const ofElement = (element: string, tree: Identifier | undefined) =>
    lackedBelow(tree, browser)
      .filter(({ length }) => length === 1)
      .map(([name = ""]) => ({ element, name }));
  return {
    members: [...ofBrowser, ...builtIn],
    selectors: lackedBelow(css.selectors, browser)
      .filter(({ length }) => length === 1)
      .flatMap(([name]) => [`:${name}`, `::${name}`]),
    properties: lackedBelow(css.properties, browser)
      .filter(({ length }) => length === 1)
      .flat(),
    attributes: [
      ...ofElement("*", html.global_attributes),
      ...Object.entries(html.elements ?? {}).flatMap(([name, tree]) => ofElement(name, tree as Identifier)),
    ],
  };
}

/** The page as the old browser understands it: attributes that it doesn't know mean nothing. */
export const withoutAttributes = (page: string, { attributes }: Lacking) =>
  page.replaceAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/g, (_, tag: string, all: string) => {
    const isKnown = (name: string) =>
      !attributes.some((one) => (one.element === "*" || one.element === tag) && one.name === name);
    return `<${tag}${all.replaceAll(/\s+([\w:-]+)(="[^"]*")?/g, (one, name) => (isKnown(name.toLowerCase()) ? one : ""))}`;
  });

/** Runs in the page before its scripts. */
export function takeAway({ members, selectors, properties, attributes }: Lacking) {
  type Owner = Record<string, unknown> | undefined;
  for (const path of members) {
    const name = path.at(-1) as string;
    // Members of Window are the global object's own.
    const from = path[0] === "Window" ? [] : path.slice(0, -1);
    const owner = from.reduce(
      (at: Owner, one) => at && (Object.getOwnPropertyDescriptor(at, one)?.value as Owner),
      globalThis as unknown as Owner,
    );
    if (owner && Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
  }
  const escaped = selectors.map((one) => one.replaceAll(/[()]/g, ""));
  const unknown = new RegExp(`(?<![:\\w-])(?:${escaped.join("|")})(?![\\w-])`);
  const stopUnknown = (proto: object, names: string[]) => {
    for (const name of names) {
      const known = Object.getOwnPropertyDescriptor(proto, name)?.value as (...args: unknown[]) => unknown;
      Object.defineProperty(proto, name, {
        configurable: true,
        writable: true,
        value(this: unknown, selector: string) {
          if (unknown.test(selector))
            throw new DOMException(`'${selector}' is not a valid selector`, "SyntaxError");
          return known.call(this, selector);
        },
      });
    }
  };
  const queries = ["querySelector", "querySelectorAll"];
  stopUnknown(Element.prototype, [...queries, "matches", "closest"]);
  stopUnknown(Document.prototype, queries);
  stopUnknown(DocumentFragment.prototype, queries);
  const supports = CSS.supports.bind(CSS) as (...args: string[]) => boolean;
  const lacked = new Set(properties);
  CSS.supports = (...args: string[]) => {
    const names =
      args.length > 1
        ? [args[0] ?? ""]
        : [...(args[0] ?? "").matchAll(/([\w-]+)\s*:/g)].map(([, one = ""]) => one);
    return !names.some((one) => lacked.has(one)) && !unknown.test(args[0] ?? "") && supports(...args);
  };
  const isLacked = (tag: string, name: string) =>
    attributes.some((one) => one.name === name && (one.element === "*" || one.element === tag));
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (!isLacked(this.localName, name.toLowerCase())) setAttribute.call(this, name, value);
  };
}
