/** The words of single pages. Where a field holds Markdown it becomes blocks, checked like any other text. */
import {
  type OptionalPageName,
  optionalPages,
  type PageName,
  type PageWords,
  requiredPages,
} from "../schema/page.ts";
import type { Reader } from "./files.server.ts";
import { type Facts, fillBlocks, fillDeep } from "./placeholders.ts";

type Words = { [Name in PageName]: PageWords<Name> | undefined };

export function readPages(reader: Reader) {
  const required = Object.entries(requiredPages).map(([name, schema]) => [
    name,
    reader.yaml(pageFile(name), schema),
  ]);
  const optional = Object.entries(optionalPages).map(([name, schema]) => [
    name,
    reader.optionalYaml(pageFile(name), schema),
  ]);
  const read = Object.fromEntries([...required, ...optional]) as Words;
  const { insurance, "population-health": population } = read;
  return {
    ...read,
    insurance: insurance && {
      ...insurance,
      text: reader.blocks(pageFile("insurance"), ["text"], insurance.text),
    },
    "population-health": population && {
      ...population,
      intro: reader.blocks(pageFile("population-health"), ["intro"], population.intro),
      programmes: population.programmes.map(({ body, ...programme }, index) => ({
        ...programme,
        body: reader.blocks(pageFile("population-health"), ["programmes", index, "body"], body),
      })),
    },
  };
}

/** Where an editor finds the words of a page, below content/. */
export const pageFile = (name: string) => `pages/${name}.yaml`;

type Read = ReturnType<typeof readPages>;
export type Pages = { [Name in Exclude<PageName, OptionalPageName>]: Exclude<Read[Name], undefined> } & {
  [Name in OptionalPageName]: Read[Name];
};

export function fillPages(pages: Pages, facts: Facts): Pages {
  const { insurance, "population-health": population } = pages;
  return {
    ...fillDeep(pages, facts),
    insurance: insurance && { ...fillDeep(insurance, facts), text: fillBlocks(insurance.text, facts) },
    "population-health": population && {
      ...fillDeep(population, facts),
      intro: fillBlocks(population.intro, facts),
      programmes: population.programmes.map(({ body, ...programme }) => ({
        ...fillDeep(programme, facts),
        body: fillBlocks(body, facts),
      })),
    },
  };
}
