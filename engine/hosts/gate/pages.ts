/** Every page of the table is there, is valid HTML, and has what each page needs. */
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { dataFile } from "../../build/page-files.ts";
import type { Built } from "./built.ts";
import { danger, type Finding, report } from "./finding.ts";
import { bare } from "./html.ts";
import { htmlRules } from "./html-rules.ts";

export function missingPages({ wanted, pages, files, htmlFiles }: Built): Finding[] {
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => danger(`${file}: there is no such page`)),
    ...htmlFiles
      .filter((file) => !wanted.includes(file))
      .map((file) => report(`${file}: no page of the table`)),
    ...pages
      .map(({ address }) => dataFile(address))
      .filter((file) => !files.includes(file))
      .map((file) => report(`${file}: the page's data is missing`)),
  ];
}

export async function invalidHtml({ htmlFiles, read }: Built): Promise<Finding[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const found: Finding[] = [];
  for (const file of htmlFiles)
    for (const { messages } of (await validator.validateString(read(file), file)).results)
      for (const { ruleId, message, selector } of messages)
        found.push(danger(`${file}: ${ruleId} at ${selector}: ${message}`));
  return found;
}

export const lackingParts = ({ pages }: Built): Finding[] =>
  pages.flatMap(({ file, html }) => {
    const words = bare(html).replace(/<[^>]+>/g, " ");
    const count = (tag: RegExp) => html.match(tag)?.length ?? 0;
    const placeholder = /\{[a-z]+\}/.exec(words)?.[0];
    const noValue = /="[^"]*(\bundefined\b|\bNaN\b|\[object )[^"]*"/.exec(html)?.[0];
    const sizeless = (html.match(/<img [^>]*>/g) ?? []).filter(
      (tag) => !/ width="\d+" height="\d+"/.test(tag),
    );
    return [
      ...(count(/<h1[\s>]/g) === 1 ? [] : ["it has no heading, or more than one"]),
      ...(count(/<main[\s>]/g) === 1 ? [] : ["it has no main part, or more than one"]),
      ...(placeholder ? [`an open placeholder: ${placeholder}`] : []),
      ...(noValue ? [`a value that is none: ${noValue}`] : []),
      ...sizeless.map((tag) => `a picture without a size: ${tag}`),
    ].map((text) => report(`${file}: ${text}`));
  });
