import { pathOf } from "../kinds/folders.ts";
import { format } from "../labels/format.ts";
/** Answers that the search shows above its results: those of search.yaml and of every practice, and those that follow from other files. */
import type { ProviderEntry, Site } from "../read/site.server.ts";
import type { Inline } from "../schema/blocks.ts";
import { pageOf } from "../text/language.ts";
import { fullName, listed } from "../text/names.ts";
import { newPatientsLine, placesOf } from "./cards.server.ts";

export interface SearchAnswer {
  title: string;
  text: string | Inline[];
  /** The page that says more. An answer of every practice may do without. */
  path?: string;
  /** What it answers, as concepts. */
  words: readonly string[];
  /** Only if the query means nothing else. */
  alone?: boolean;
  /** Answers a name: comes before answers to a task. */
  isName?: true;
}

export function answersOf(site: Site): SearchAnswer[] {
  return [
    ...site.providers.map((person) => providerAnswer(site, person)),
    ...insurerAnswers(site),
    ...site.safety.answers.filter(({ path }) => !path || isHere(site, path)),
  ];
}

/** In Spanish, an answer leads to a page in Spanish or nowhere. */
const isHere = (site: Site, path: string) => site.language === "en" || pageOf(path) in site.addresses;

function providerAnswer(site: Site, person: ProviderEntry): SearchAnswer {
  return {
    title: fullName(person),
    text: sentences([
      newPatientsLine(site, person),
      format(site.interface.search.person, {
        role: person.role,
        places: listed(site.language).format(placesOf(site, person)),
        languages: listed(site.language).format(person.languages),
      }),
    ]),
    path: pathOf("providers", person.slug),
    words: namesOf(person),
    isName: true,
  };
}

/** The ones that are known, each with its period. */
const sentences = (texts: (string | undefined)[]) =>
  texts.flatMap((text) => (text ? [text.replace(/[^.!?]$/, "$&.")] : [])).join(" ");

/** The last name, also in its parts, and the whole name. */
function namesOf({ name }: ProviderEntry): string[] {
  const last = name.trim().split(/\s+/).at(-1) ?? name;
  return [...new Set([name, last, ...last.split("-")])].filter((part) => part.length > 1);
}

/** One for each name on the list of the insurance page, with all insurers that have it: several have a "Medicare Advantage". */
function insurerAnswers({ pages, practice, interface: labels, language }: Site): SearchAnswer[] {
  const page = pages.insurance;
  if (!page) return [];
  const known = practice.insurers.flatMap(({ name, fullName = name, plans }) =>
    // Every insurer has an HMO and a PPO: they don't tell which.
    [name, fullName, ...plans.filter((plan) => /\s/.test(plan))]
      .flatMap(spellings)
      .map((spelling) => ({ name: spelling, insurer: fullName })),
  );
  return [...Map.groupBy(known, ({ name }) => name)].map(([name, entries]) => ({
    title: page.title,
    text: format(labels.plans.listed, {
      insurers: listed(language).format(new Set(entries.map(({ insurer }) => insurer))),
    }),
    path: "/insurance",
    words: [name],
    isName: true,
  }));
}

/** "Medicaid (AHCCCS)" is known by both names. */
const spellings = (name: string) => [
  ...new Set([name, ...name.split(/[()]/).map((part) => part.trim())].filter(Boolean)),
];
