/** Checks hours in running text against practice.yaml and the offices. */

import { type Problem, show } from "../../read/problem.ts";
import { type Hours, type Span, type Weekday, weekdays } from "../../schema/hours.ts";
import { dayName, hoursSentence } from "../../text/hours.ts";
import { type Claim, claimsIn } from "./hours-claims.ts";
import { lineAt, sentenceAt, type Texts, withoutComments } from "./texts.ts";

interface OpenPlaces {
  hours: Hours;
  offices: { file: string; hours: Hours }[];
  /** News files, which may state hours of an earlier time. */
  news: Set<string>;
}

/** Skipped: data, patients' reviews, and notices about special hours. */
const unread = new Set([
  "practice.yaml",
  "testimonials.yaml",
  "alerts.yaml",
  "search.yaml",
  "zip-codes.yaml",
]);

export function* hoursProblems(texts: Texts, places: OpenPlaces): Generator<Problem> {
  for (const [file, written] of texts) {
    if (unread.has(file)) continue;
    const text = withoutComments(file, written);
    const own = places.offices.find((office) => office.file === file);
    const reference = own?.hours ?? places.hours;
    const open = own ? [own.hours] : [places.hours, ...places.offices.map(({ hours }) => hours)];
    for (const claim of claimsIn(text)) {
      if (!isAboutOffice(claim, file, sentenceAt(text, claim.index))) continue;
      const found = judge(claim, reference, open, sentenceAt(text, claim.index));
      if (!found) continue;
      yield {
        file: `content/${file}`,
        line: lineAt(text, claim.index),
        field: "hours",
        received: show(claim.words.replace(/\s+/g, " ")),
        ...found,
        ...(places.news.has(file) && { severity: "advice" }),
      };
    }
  }
}

const opening =
  /\b(?:open|opens|closed|closes|hours|doors|offices?|clinic|front desk|visit us|see us|come)\b/i;

/** Articles mention other hours too, of sleep or strong sun. */
function isAboutOffice(claim: Claim, file: string, sentence: string): boolean {
  if (claim.spans.length === 0) return true;
  if (claim.days.length === 0) return /\b(?:open|opens|office hours|our hours)\b/i.test(sentence);
  return !file.startsWith("blogs/") || opening.test(sentence);
}

type Judgment = Pick<Problem, "rule" | "severity" | "expected" | "remedy">;

function judge(claim: Claim, reference: Hours, open: Hours[], sentence: string): Judgment | undefined {
  const { days, spans, state } = claim;
  const real = (day: Weekday) => dayInWords(reference, day);
  const contradicts = (day: Weekday): Judgment => ({
    rule: "hours contradict",
    expected: real(day),
    remedy: "write {hours}, which is always right, or correct the hours in practice.yaml or of the office",
  });
  if (spans.length === 0) {
    const isWrong = (day: Weekday) =>
      state === "open"
        ? open.every((hours) => hours[day].length === 0)
        : open.some((hours) => hours[day].length > 0);
    const wrong = days.find(isWrong);
    return wrong && contradicts(wrong);
  }
  // "Closed from noon to 1 PM" is a break.
  if (state === "closed") return undefined;
  const equals = (hours: Hours, day: Weekday) => key(hours[day]) === key(spans);
  const isCopy =
    days.length === 0
      ? weekdays.some((day) => equals(reference, day))
      : days.every((day) => equals(reference, day));
  // A single day is rarely a copy of the hours: "On Friday we're open 8 AM to noon".
  if (isCopy && days.length === 1) return undefined;
  if (isCopy) {
    return {
      rule: "written once",
      expected: "{hours}",
      remedy: "write {hours}: then one edit in practice.yaml changes every page",
    };
  }
  if (days.length > 0 && open.some((hours) => days.every((day) => equals(hours, day)))) return undefined;
  const isOutside = (day: Weekday) =>
    open.every((hours) => !spans.every((span) => isWithin(span, hours[day])));
  const asked = days.length > 0 ? days : weekdays;
  const wrong = days.length > 0 ? days.find(isOutside) : weekdays.every(isOutside) && firstOpen(reference);
  if (wrong) return contradicts(wrong);
  if (!/\b(?:open|opens|hours|doors)\b/i.test(sentence)) return undefined;
  const day = asked.find((name) => reference[name].length > 0) ?? "monday";
  return {
    rule: "other hours",
    severity: "advice",
    expected: real(day),
    remedy: "write {hours} if these are the opening hours. Leave it if one service keeps hours of its own",
  };
}

const firstOpen = (hours: Hours) => weekdays.find((day) => hours[day].length > 0);
const key = (spans: Span[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join();
const isWithin = ({ opens, closes }: Span, day: Span[]) =>
  day.some((span) => span.opens <= opens && closes <= span.closes);

function dayInWords(hours: Hours, day: Weekday): string {
  const alone = Object.fromEntries(weekdays.map((name) => [name, name === day ? hours[name] : []]));
  return hoursSentence(alone as Hours) || `closed on ${dayName(day)}`;
}
