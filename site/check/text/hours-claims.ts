/** Finds opening hours in running text: "Monday to Friday, 8 AM to 5 PM", "8-5 on weekdays", "closed on Sundays". */
import { type Span, type Weekday, weekdays } from "../../schema/hours.ts";

export interface Claim {
  index: number;
  /** The matched text. */
  words: string;
  /** Undefined if the text gives times without a day. */
  days: Weekday[];
  /** Undefined if the text only says open or closed. */
  spans: Span[];
  state: "open" | "closed";
}

/** Case-sensitive, because "sat" and "sun" are words. */
const day =
  "(?:Mon(?:days?)?|Tue(?:s(?:days?)?)?|Wed(?:nesdays?)?|Thu(?:r(?:s(?:days?)?)?)?|Fri(?:days?)?|Sat(?:urdays?)?|Sun(?:days?)?)\\b\\.?";
const dayRange = "\\s*(?:to|through|thru|until|[-–—])\\s*";
const dayJoint = "(?:,\\s*(?:and|or)\\s+|\\s*,\\s*|\\s+(?:and|or|&)\\s+)";
const dayGroup = "[Ww]eekdays?|[Ww]eekends?|[Ee]very day|[Dd]aily";
const days = `(?:${dayGroup}|${day}(?:(?:${dayRange}|${dayJoint})${day})*)`;

const exact =
  "(?:\\d{1,2}(?::\\d\\d)?\\s?(?:[AaPp]\\.[Mm]\\.|[AaPp][Mm]\\b)|noon\\b|midnight\\b|\\d{1,2}:\\d\\d)";
const bare = "\\d{1,2}";
const timeRange = "\\s*(?:to|until|till|through|and|[-–—])\\s*";
const exactSpan = `(?:${exact}|\\b${bare})${timeRange}${exact}`;
/** "8 to 5" is a time only next to a day, and not if it counts something ("2 to 3 times"). */
const bareSpan = `\\b${bare}${timeRange}${bare}(?=\\s*(?:[.,;:)!?"”]|$|on\\b|and\\b|every\\b|o['’]clock))`;
const joint = "(?:,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*[;&/]\\s*)(?:from\\s+)?";
const spans = `(?:${exactSpan})(?:${joint}(?:${exactSpan}))*`;

const daysThenTimes = `(?<days1>${days})\\s*[,:]?\\s*(?:(?:from|between|of|are|is)\\s+)?(?<times1>${spans}|${bareSpan})`;
const timesThenDays = `(?<times2>${spans}|${bareSpan})\\s*[,:]?\\s*(?:on\\s+|every\\s+|each\\s+)?(?<days2>${days})`;
const timesAlone = `(?<times3>${spans})`;
const claimed = () => new RegExp(`${daysThenTimes}|${timesThenDays}|${timesAlone}`, "gm");
const stated = () =>
  new RegExp(`\\b(?<state>[Oo]pen|[Cc]losed)(?: (?:on|every|all))* (?<days>${days})(?<after>.{0,14})`, "gm");

export function* claimsIn(text: string): Generator<Claim> {
  const timed: [from: number, to: number][] = [];
  for (const match of text.matchAll(claimed())) {
    const { days1, times1, days2, times2, times3 } = match.groups ?? {};
    timed.push([match.index, match.index + match[0].length]);
    const named = days1 ?? days2;
    yield {
      index: match.index,
      words: match[0].trim().replace(/(?<!\b[ap]\.m)\.$/i, ""),
      days: named ? daysIn(named) : [],
      spans: spansIn(times1 ?? times2 ?? times3 ?? ""),
      state: /\bclosed?\b[^.;,]{0,30}$/i.test(text.slice(0, match.index)) ? "closed" : "open",
    };
  }
  for (const match of text.matchAll(stated())) {
    const { state = "", days: named = "", after = "" } = match.groups ?? {};
    const end = match.index + match[0].length - after.length;
    if (timed.some(([from, to]) => from < end && match.index < to)) continue;
    // A single date, half a day, or a negated sentence.
    if (/^,? (?:[A-Z][a-z]+\.? \d|the \d|mornings?|afternoons?|evenings?|nights?)/.test(after)) continue;
    if (/(?:\bnot|n['’]t|\bnever) (?:\w+ )?$/i.test(text.slice(0, match.index))) continue;
    yield {
      index: match.index,
      words: match[0].slice(0, match[0].length - after.length).replace(/\.$/, ""),
      days: daysIn(named),
      spans: [],
      state: state.toLowerCase() === "open" ? "open" : "closed",
    };
  }
}

function daysIn(words: string): Weekday[] {
  if (/weekday/i.test(words)) return weekdays.slice(0, 5);
  if (/weekend/i.test(words)) return weekdays.slice(5);
  if (/every day|daily/i.test(words)) return [...weekdays];
  const found = new Set<Weekday>();
  let last = -1;
  for (const match of words.matchAll(new RegExp(`(${dayRange})?(${day})`, "g"))) {
    const index = weekdays.findIndex((name) => name.startsWith(match[2]?.slice(0, 3).toLowerCase() ?? ""));
    const first = match[1] && last >= 0 ? last : index;
    const steps = (index - first + 7) % 7;
    for (let step = 0; step <= steps; step++) found.add(weekdays[(first + step) % 7] ?? "monday");
    last = index;
  }
  return weekdays.filter((name) => found.has(name));
}

const halfDay = 12 * 60;

function spansIn(words: string): Span[] {
  return [...words.matchAll(new RegExp(`(${exact}|${bare})${timeRange}(${exact}|${bare})`, "g"))].map(
    ([, from = "", to = ""]) => {
      let opens = minutesOf(from);
      let closes = minutesOf(to);
      const isBare = (time: string) => new RegExp(`^${bare}$`).test(time);
      if (isBare(from) && isBare(to)) {
        // Assumes that offices open between 6 AM and 5 PM: "8 to 5" starts in the morning, "1 to 5" after lunch.
        if (opens < 6 * 60) opens += halfDay;
        if (closes <= opens) closes += halfDay;
      } else if (isBare(from) && opens + halfDay < closes) opens += halfDay;
      return { opens: clock(opens), closes: clock(closes) };
    },
  );
}

function minutesOf(time: string): number {
  if (/^noon/i.test(time)) return halfDay;
  if (/^midnight/i.test(time)) return 2 * halfDay;
  const [, hour = "", minute = "0", half] = /^(\d+)(?::(\d\d))?\s?([AaPp])?/.exec(time) ?? [];
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return hours * 60 + Number(minute);
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
