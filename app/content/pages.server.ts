/** The words of single pages. Where a field holds Markdown it becomes blocks, checked like any other text. */
import { type PageName, type PageWords, pageSchemas } from "../schema/page.ts";
import type { Reader } from "./files.server.ts";
import { type Facts, fillBlocks, fillDeep } from "./placeholders.ts";

export function readPages(reader: Reader) {
  const read = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [name, reader.yaml(fileOf(name), schema)]),
  ) as { [Name in PageName]: PageWords<Name> | undefined };
  const { insurance, "population-health": population } = read;
  return {
    ...read,
    insurance: insurance && {
      ...insurance,
      text: reader.blocks(fileOf("insurance"), ["text"], insurance.text),
    },
    "population-health": population && {
      ...population,
      intro: reader.blocks(fileOf("population-health"), ["intro"], population.intro),
      programmes: population.programmes.map(({ body, ...programme }, index) => ({
        ...programme,
        body: reader.blocks(fileOf("population-health"), ["programmes", index, "body"], body),
      })),
    },
  };
}

const fileOf = (name: string) => `pages/${name}.yaml`;

type Read = ReturnType<typeof readPages>;
export type Pages = { [Name in PageName]: Exclude<Read[Name], undefined> };

export function fillPages(pages: Pages, facts: Facts): Pages {
  const { insurance, "population-health": population } = pages;
  return {
    ...fillDeep(pages, facts),
    insurance: { ...fillDeep(insurance, facts), text: fillBlocks(insurance.text, facts) },
    "population-health": {
      ...fillDeep(population, facts),
      intro: fillBlocks(population.intro, facts),
      programmes: population.programmes.map((programme) => ({
        ...fillDeep(programme, facts),
        body: fillBlocks(programme.body, facts),
      })),
    },
  };
}
