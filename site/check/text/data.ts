/** Advice about data that is valid but probably a mistake. */

import { writtenArticles } from "../../article-list.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { hoursLines } from "../../text/hours.ts";
import { momentOf } from "../../view/alerts.server.ts";
import { hoursOfAny } from "../../view/office-hours.server.ts";
import { offeredAdvice } from "./offered.ts";
import { lineOf, type Texts } from "./texts.ts";

export function* dataAdvice(site: Site, texts: Texts, now: Date): Generator<Problem> {
  for (const problem of [
    ...empty(site),
    ...offeredAdvice(site),
    ...sameOrder(site, texts),
    ...samePlace(site, texts),
    ...overAlerts(site, texts, now),
    ...sameHolidays(site),
    ...lateNumbers(site, texts),
    ...hoursOfNoOffice(site, texts),
    ...repeatedInsurers(site, texts),
  ]) {
    yield { ...problem, severity: "advice" };
  }
}

function* empty({ locations, services, providers }: Site): Generator<Problem> {
  for (const { file, slug, name } of locations) {
    if (providers.some(({ offices }) => offices.includes(slug))) continue;
    yield {
      file: `content/${file}`,
      field: "office",
      expected: `a provider whose offices name ${slug}`,
      received: `nobody sees patients in ${name}`,
      remedy: `add ${slug} to the offices of a provider, or delete the office`,
      rule: "office without provider",
    };
  }
  for (const { file, slug, name } of services) {
    if (providers.some((person) => person.services.includes(slug))) continue;
    yield {
      file: `content/${file}`,
      field: "service",
      expected: `a provider whose services name ${slug}`,
      received: `nobody offers ${name}`,
      remedy: `add ${slug} to the services of a provider, or delete the service`,
      rule: "service without provider",
    };
  }
}

/** Duplicates by key, each with the earlier entry. */
function* repeats<T>(entries: T[], key: (entry: T) => string): Generator<[entry: T, earlier: T]> {
  const seen = new Map<string, T>();
  for (const entry of entries) {
    const earlier = seen.get(key(entry));
    if (earlier) yield [entry, earlier];
    else seen.set(key(entry), entry);
  }
}

function* sameOrder({ locations, services, providers }: Site, texts: Texts): Generator<Problem> {
  for (const list of [locations, services, providers]) {
    for (const [{ file, order }, earlier] of repeats<{ file: string; order: number }>(
      list,
      (entry) => `${entry.order}`,
    )) {
      yield {
        file: `content/${file}`,
        ...lineOf(texts, file, /^order:/m),
        field: "order",
        expected: "a number that no other file of the folder has",
        received: `${order}, which content/${earlier.file} has too`,
        remedy: "change one of the two: with the same number, the file's name decides",
        rule: "same order",
      };
    }
  }
}

function* samePlace({ locations }: Site, texts: Texts): Generator<Problem> {
  for (const [{ file }, earlier] of repeats(locations, ({ geo }) => `${geo.latitude} ${geo.longitude}`)) {
    yield {
      file: `content/${file}`,
      ...lineOf(texts, file, /^geo:/m),
      field: "geo",
      expected: "the office's own place on the map",
      received: `the place of content/${earlier.file}`,
      remedy: "look the address up on a map and copy its latitude and longitude",
      rule: "same place",
    };
  }
}

function* overAlerts({ alerts, practice }: Site, texts: Texts, now: Date): Generator<Problem> {
  for (const [index, { until }] of alerts.entries()) {
    if (momentOf(until, practice.timeZone) > now.getTime()) continue;
    yield {
      file: "content/alerts.yaml",
      ...lineOf(texts, "alerts.yaml", new RegExp(`until: ["']?${until}`)),
      field: `alerts > no. ${index + 1}`,
      expected: "a notice that is still to be shown",
      received: `one that was over on ${until}`,
      remedy: "delete its lines. When none are left, write alerts: []",
      rule: "alert that is over",
    };
  }
}

function* sameHolidays({ practice, locations }: Site): Generator<Problem> {
  const twice = (file: string, days: { date: string }[]) =>
    [...repeats(days, ({ date }) => date)].map(([{ date }]) => ({ file: `content/${file}`, date }));
  const ours = twice("practice.yaml", practice.holidays);
  // An office's list includes the practice's holidays.
  const own = locations.flatMap(({ file, holidays }) =>
    twice(file, holidays).filter(({ date }) => !ours.some((other) => other.date === date)),
  );
  for (const { file, date } of [...ours, ...own]) {
    yield {
      file,
      field: "holidays",
      expected: "each day once. The practice's holidays hold for every office",
      received: `${date} twice`,
      remedy: "delete one of the two, or correct its date",
      rule: "holiday twice",
    };
  }
}

/** The list is in order of dates. Numbers usually grow with them, so a smaller date may be a typo; an article that waits for its day may. */
function* lateNumbers(site: Site, texts: Texts): Generator<Problem> {
  let last: { date: string; file: string } | undefined;
  for (const { file, date, waitsFor } of writtenArticles(site).reverse()) {
    if (waitsFor) continue;
    if (last && isoDate(date) < isoDate(last.date)) {
      yield {
        file: `content/${file}`,
        ...lineOf(texts, file, /^date:/m),
        field: "date",
        expected: `a day not before that of content/${last.file}, ${last.date}`,
        received: date,
        remedy: "correct the date, if it is a typo. Articles are listed by date, whatever their numbers",
        rule: "article of an earlier day",
      };
    }
    last = { date, file };
  }
}

function* repeatedInsurers({ practice }: Site, texts: Texts): Generator<Problem> {
  for (const [{ name }] of repeats(practice.insurers, (insurer) => insurer.name.toLowerCase())) {
    yield {
      file: "content/practice.yaml",
      ...lineOf(texts, "practice.yaml", /^insurers:/m),
      field: "insurers",
      expected: "each insurer once, with all its plans",
      received: `${name} twice`,
      remedy: "put the plans of both into one entry",
      rule: "insurer twice",
    };
  }
}

/** {hours} and the footer say the practice's hours; the status in the header follows the offices. */
function* hoursOfNoOffice({ practice, locations }: Site, texts: Texts): Generator<Problem> {
  const [ours, theirs] = [hoursLines(practice.hours), hoursLines(hoursOfAny(locations))].map((lines) =>
    lines.join(", "),
  );
  if (ours === theirs) return;
  yield {
    file: "content/practice.yaml",
    ...lineOf(texts, "practice.yaml", /^hours:/m),
    field: "hours",
    expected: `the hours when an office is open: ${theirs}`,
    received: `${ours}`,
    remedy: "correct the hours here, or those of an office in its own file",
    rule: "hours of no office",
  };
}
