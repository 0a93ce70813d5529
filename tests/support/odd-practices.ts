/** The starter finished as its list of things to do says, and practices of unusual shapes made from it. */
import { globSync } from "node:fs";
import { pageNames, pages } from "../../engine/data/kinds/pages.ts";
import { safetyVersion } from "../../engine/data/read/safety-versions.server.ts";
import type { Copy } from "../unit/content/copy.ts";

/** Writes what is in brackets, and takes off every mark of what is made up or unread. */
export function finish(content: Copy) {
  let count = 0;
  const written = (line: string) =>
    line.replace(/\[Write[^\]]*\]/g, () =>
      // Titles and streets are short.
      /^\s*(?:- )?(?:city|headline|name|question|role|street|title):/.test(line)
        ? `Good care ${++count}`
        : `We take care of people of all ages, close to home, and we take our time. This is text ${++count}.`,
    );
  for (const file of globSync("**/*.{md,yaml}", { cwd: content.root }))
    content.write(
      file,
      content
        .read(file)
        .replace(/^sample:.*\n(?: .*\n)*/m, "")
        .replace(/^ *unreviewed: true\n/gm, "")
        .replace("review: needed", "review: done")
        .replaceAll("(555) 555-", "(505) 234-")
        .replaceAll("your-practice.example", "sandia-care.com")
        .split("\n")
        .map(written)
        .join("\n"),
    );
  const { version, by } = { version: safetyVersion(), by: "Rosa Vega, MD" };
  content.write(
    "practice.yaml",
    `${content.read("practice.yaml")}safety:\n  version: ${version}\n  by: ${by}\n  on: Nov 01, 2026\n  translator: Ana Soto\n`,
  );
  content.remove("downloads.yaml");
  content.remove("files");
  content.edit("pages/contact-us.yaml", /^related:\n *- \/files\/.*\n/m, "");
}

/** As many people as the first one, with names of their own. */
function providers(content: Copy, count: number) {
  const [first = ""] = globSync("providers/*.md", { cwd: content.root });
  const text = content.read(first);
  for (let number = 2; number <= count; number++) {
    const letters = [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    const name = `Ana Ruiz${letters}`;
    content.write(
      `providers/${name.toLowerCase().replace(" ", "-")}-md.md`,
      text
        .replace(/^name: .*/m, `name: ${name}`)
        .replace(/^order: .*/m, `order: ${number}`)
        .replace("text", `text of ${name},`)
        .replace("- English", "- English\n  - Spanish"),
    );
  }
}

function secondOffice(content: Copy, name = "Downtown") {
  const [first = ""] = globSync("locations/*.md", { cwd: content.root });
  const text = content.read(first);
  const letters = first.slice(-5, -3);
  content.write(
    `locations/${name.toLowerCase().replace(" ", "-")}-${letters}.md`,
    text
      .replace(/^name: .*/m, `name: ${name}`)
      .replace(/^order: .*/m, "order: 2")
      .replace(/^street: .*/m, "street: 400 Second Street")
      .replace(/(?<=^description: .*)text/m, "other text"),
  );
}

const translation = "translation:\n  by: A machine\n";
function oneSpanishService(content: Copy) {
  const fields = (file: string) => {
    const name = file.replace(/^.*\/|\.\w+$/g, "");
    return file.startsWith("pages/") && name !== "home" && name !== "not-found"
      ? `address: ${name}-es\n`
      : "";
  };
  const needed = pageNames.filter((name) => pages[name].isRequired).map((name) => `pages/${name}.yaml`);
  for (const file of ["practice.yaml", "navigation.yaml", "interface.yaml", ...needed])
    content.write(`es/${file}`, fields(file) + translation);
  const [service = ""] = globSync("services/*.md", { cwd: content.root });
  content.write(
    `es/${service}`,
    `---\nname: Limpieza\naddress: servicios/limpieza\n${translation}---\nLe limpiamos los dientes.\n`,
  );
  content.edit("practice.yaml", "timeZone:", "spanish: drafts\ntimeZone:");
}

/** How each differs from a finished starter. It has one provider, no articles, and a short name that is its name. */
export const oddities: Record<string, (content: Copy) => void> = {
  "one provider, no articles, and the short name is the name": () => undefined,
  "two offices in one city": secondOffice,
  "an office with a name of two words": (content) => secondOffice(content, "Cerrillos Road"),
  "one service in Spanish, and no labels": oneSpanishService,
  "sixty providers": (content) => providers(content, 60),
};
