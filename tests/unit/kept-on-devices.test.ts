/** docs/privacy-on-devices.md has everything that the site stores in a browser. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const stores = "localStorage|sessionStorage|caches|indexedDB|cookieStore|document\\.cookie|history";
const use = new RegExp(`(?<![\\w-])(${stores})\\b(?:\\.(\\w+))?(?:\\(([^;\\n]*))?`, "g");

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** A key as it is written, or the constant or function that makes it: "theme", themeKey, keyOf(slug). `…` is what varies. */
function keyOf(argument: string, code: string): string {
  const [word = ""] = /^[\w"`:-]+/.exec(argument) ?? [];
  const made = new RegExp(`\\b(?:const|let) ${word}\\b[^=]*= (?:\\([^)]*\\) => )?(["\`][^"\`]*["\`])`).exec(
    code,
  );
  const literal = /^["`]/.test(word) ? word : made?.[1];
  return literal?.slice(1, -1).replace(/\$\{[^}]*\}/g, "…") ?? `? ${argument}`;
}

/** What a use writes or reads: "localStorage theme". Undefined if it names nothing. */
function keptBy(store: string, method: string | undefined, argument: string, code: string) {
  // These store nothing. The worker deletes the caches of other versions.
  if (/^history (state|length|back)$|^caches (keys|delete)$/.test(`${store} ${method}`)) return undefined;
  if (store === "history") return `history ${/, (\w+) \}/.exec(argument)?.[1] ?? `? ${argument}`}`;
  if (method === "clear") return `${store} all`;
  return `${store} ${keyOf(argument, code)}`;
}

test("the table has every key in the code, and no other", () => {
  const files = globSync("engine/app/**/*.{ts,tsx,js}");
  const found = files.flatMap((file) => {
    const code = withoutComments(readFileSync(file, "utf8"));
    return [...code.matchAll(use)].map(([, store = "", method, argument = ""]) =>
      keptBy(store, method, argument, code),
    );
  });
  const rows = readFileSync("docs/privacy-on-devices.md", "utf8").matchAll(/^\| (\w+) \| `?([^`|]+?)`? \|/gm);
  const listed = [...rows].map(([, store, key]) => `${store} ${key}`).filter((row) => row !== "where key");
  expect([...new Set(found.filter(Boolean))].sort()).toEqual(listed.sort());
});
