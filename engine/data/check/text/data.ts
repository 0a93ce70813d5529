/** Advice about data that is valid but probably a mistake. */
import { basename } from "node:path";
import { requiredTexts } from "../../kinds/folders.ts";
import { pageFile } from "../../kinds/pages.ts";
import { filesOf, ownPages, writtenArticles } from "../../pages.ts";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { translationFile } from "../../read/translations.server.ts";
import { imageAlt } from "../../schema/fields.ts";
import { stateNamed } from "../../schema/states.ts";
import { treeOf } from "../../schema/tree.ts";
import { hoursLines } from "../../text/hours.ts";
import { editionsOf } from "../../text/language.ts";
import { milesBetween } from "../../text/places.ts";
import { momentOf } from "../../view/alerts.server.ts";
import { hoursOfAny } from "../../view/office-hours.server.ts";
import { linksOf } from "../links.server.ts";
import { ruledTexts } from "../preflight/unread.ts";
import { repeatsOf } from "../repeats.ts";
import type { Source } from "./texts.ts";

export function* emptyEntries({ offices, services, providers }: Site): Generator<Problem> {
  const entries = [
    ...offices.map((office) => ({ ...office, list: "offices" as const })),
    ...services.map((service) => ({ ...service, list: "services" as const })),
  ];
  for (const { file, slug, name, list } of entries) {
    if (providers.some((person) => person[list].includes(slug))) continue;
    yield {
      file,
      path: ["name"],
      expected: `a provider whose ${list} name ${slug}`,
      found: `nobody for ${name}`,
      todo: `add ${slug} to the ${list} of a provider, or delete the file`,
    };
  }
  for (const { file, name, body, questions } of services) {
    if (body.length > 0 || questions.length > 0) continue;
    yield {
      file,
      path: ["text"],
      expected: "a text below the second line of ---",
      found: `nothing about ${name}`,
      todo: "write what it is and who it is for",
    };
  }
}

export function* overAlerts({ alerts, practice }: Site, { now }: Source): Generator<Problem> {
  for (const [index, { until }] of alerts.entries()) {
    if (momentOf(until, practice.timeZone) > now.getTime()) continue;
    yield {
      file: "alerts.yaml",
      path: ["alerts", index, "until"],
      expected: "a notice that is still to be shown",
      found: `one that was over on ${until}`,
      todo: "delete its lines. When none are left, write alerts: []",
    };
  }
}

/** {hours} and the footer say the practice's hours; the status in the header follows the offices. */
export function* hoursOfNoOffice({ practice, offices }: Site): Generator<Problem> {
  const [ours, theirs] = [practice.hours, hoursOfAny(offices)].map((hours) => hoursLines(hours).join(", "));
  if (ours === theirs) return;
  yield {
    file: "practice.yaml",
    path: ["hours"],
    expected: `the hours when an office is open: ${theirs}`,
    found: `${ours}`,
    todo: "correct the hours here, or those of an office in its own file",
  };
}

/** Detroit's clock is New York's, under another name. */
const clockOf = (timeZone: string) =>
  ["2026-01-01T12:00Z", "2026-07-01T12:00Z"]
    .map((moment) => new Date(moment).toLocaleString("en-US", { timeZone }))
    .join();

/** With another state's clock, the site says "open" while the door is locked. */
export function* zoneOfNoOffice({ practice, offices }: Site): Generator<Problem> {
  const zones = [...new Set(offices.flatMap(({ state }) => stateNamed(state)?.zones ?? []))];
  if (zones.some((zone) => clockOf(zone) === clockOf(practice.timeZone))) return;
  yield {
    file: "practice.yaml",
    path: ["timeZone"],
    expected: `the clock of a state with an office: ${zones.join(" or ")}`,
    found: practice.timeZone,
    todo: "correct it, or the state of the office: the site says by this clock whether you are open",
  };
}

/** Facts that no page shows, because what would show them is not there. */
export function* shownNowhere(site: Site, { texts }: Source): Generator<Problem> {
  const files = filesOf(site);
  const isThere = (place: string) => {
    if (place.startsWith("{")) return [...texts.values()].some((text) => text.includes(place));
    const [name, field = "title"] = place.split(" ");
    const content: object = files.find(({ file }) => file === name)?.content ?? {};
    return Object.entries(content).some(([key, value]) => key === field && value !== undefined);
  };
  const found = files.flatMap(({ file, fields }) =>
    fields.flatMap(({ path: [name = ""], mark: { shownBy = [] } }) =>
      shownBy.length === 0 || shownBy.some(isThere) ? [] : [{ file, name, shownBy }],
    ),
  );
  for (const { file, name, shownBy } of new Map(
    found.map((one) => [`${one.file} ${String(one.name)}`, one]),
  ).values())
    yield {
      file,
      path: [name],
      expected: `something that shows it: ${shownBy.map(placeText).join(", or ")}`,
      found: "nothing, so no patient reads it",
      todo: `write what shows it, or delete ${String(name)}`,
    };
}
const placeText = (place: string) =>
  place.startsWith("{")
    ? `${place} in a text`
    : place.replace(/^(\S+) (\S+)$/, "$2 in $1").replace(/pages\//, "content/pages/");

/** A rule whose words are gone looks after nothing. */
export function* lostRules(site: Site, { texts }: Source): Generator<Problem> {
  for (const { file, rules } of ruledTexts(site)) {
    const text = (texts.get(file) ?? "").replace(/^rules:\n(?: .*\n)*/m, "").replace(/\s+/g, " ");
    for (const [index, { says }] of rules.entries())
      if (!text.includes(says))
        yield {
          file,
          path: ["rules", index, "says"],
          expected: "words that stand in the text of this file",
          found: show(says),
          todo: "write the words as they stand there now, or delete the entry",
        };
  }
}

/** Only those who already look for a page find it in the footer. Offices, people and services are linked by lists. */
export function* onlyInFooter(site: Site): Generator<Problem> {
  const linked = [...linksOf(site)]
    .filter(({ file, path }) => file !== "navigation.yaml" || path[0] !== "footer")
    // /worksheets/medication-list leads to the worksheets, and a page to its own parts is no way to it.
    .flatMap(({ link, here = "" }) => (link.startsWith(`${here}#`) ? [] : [`/${link.split(/[/?#]/)[1]}`]));
  // Notices belong there.
  const texts = site.textPages.filter(({ slug }) => !(slug in requiredTexts)).map(({ file }) => file);
  const lists = [
    { file: pageFile("blogs"), entries: site.articles },
    { file: pageFile("worksheets"), entries: site.worksheets },
  ].filter(({ entries }) => entries.length > 0);
  for (const file of [...texts, ...lists.map((list) => list.file)]) {
    const path = `/${basename(file).replace(/\.\w+$/, "")}`;
    if (linked.includes(path)) continue;
    yield {
      file,
      path: ["title"],
      expected: `a link to ${path} outside the footer`,
      found: "none",
      todo: `link to ${path} in a menu, a text or a list of related pages where it helps`,
    };
  }
}

/** With fewer than two sources a reader can't verify the text. */
const fewestSources = 2;

export function* missingSources(site: Pick<Site, "articles" | "drafts">): Generator<Problem> {
  for (const { file, kind, sources } of writtenArticles(site)) {
    if (kind !== "article" || sources.length >= fewestSources) continue;
    yield {
      file,
      path: ["sources"],
      expected: `at least ${fewestSources} public sources`,
      found: sources.length === 0 ? "none" : "1",
      todo: "name where the facts come from. For a notice without health advice, write kind: news",
    };
  }
}

export function* sameWords(site: Site): Generator<Problem> {
  for (const field of ["title", "description"] as const)
    for (const { entry, first } of repeatsOf(ownPages(site), (page) => page[field].trim().toLowerCase()))
      yield {
        file: entry.file,
        path: [field],
        expected: `a ${field} that no other page has`,
        found: `${show(entry[field])}, which content/${first.file} has too`,
        todo: "change one of the two: readers and search engines must tell them apart",
      };
}

/** Texts that are too long or too short for their place: a card, a search result, the description of a picture. */
export function* lengthAdvice(site: Site): Generator<Problem> {
  // What is not translated stands in both editions.
  const seen = new Set<string>();
  for (const edition of editionsOf(site))
    for (const { file, fields, body } of filesOf(edition)) {
      const pictures = body.flatMap(({ field, blocks }) =>
        blocks.flatMap((block) =>
          block.type === "picture" ? { path: field, value: block.alt, mark: treeOf(imageAlt).mark } : [],
        ),
      );
      for (const { path, value, mark } of [...fields, ...pictures]) {
        const [text, [least, most]] = [String(value), mark.length ?? [0, Infinity]];
        if ((text.length >= least && text.length <= most) || seen.has(text)) continue;
        seen.add(text);
        yield {
          file: edition.language === "es" ? translationFile(file) : file,
          path,
          expected: `${least > 1 ? `${least} to` : "at most"} ${most} characters, which fit where it is shown`,
          found: `${show(text)} (${text.length} characters)`,
          todo: text.length < least ? "add to it" : "shorten it",
          written: text,
        };
      }
    }
}

/** A ZIP code of a city reaches a few miles from its middle. One that is not listed is not known well enough. */
const farAway = 15;

export function* placeAdvice({ offices, zipCodes }: Site): Generator<Problem> {
  for (const { file, zip, geo } of offices) {
    const [latitude, longitude] = zipCodes?.codes[zip] ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const miles = Math.round(milesBetween({ latitude, longitude }, geo));
    if (miles <= farAway) continue;
    yield {
      file,
      path: ["geo"],
      expected: `a place near ${latitude}, ${longitude}, where zip-codes.yaml has ${zip}`,
      found: `${geo.latitude}, ${geo.longitude}, ${miles} miles away`,
      todo: "look the address up on a map and copy its latitude and longitude, or correct zip",
      severity: "stops",
    };
  }
}
