/** Finds facts typed into text that have a placeholder: the copy would go stale. */
import { type Problem, show } from "../../read/problem.ts";
import { copiedAddress, type Office } from "./addresses.ts";
import { sentencesOf, wordsIn } from "./grade.ts";
import { lineAt, loosely, type Texts, withoutComments } from "./texts.ts";

interface PracticeFacts {
  phone: string;
  email: string;
  name: string;
  mainOffice: string;
  booking: string;
}
export function* copiedFacts(texts: Texts, practice: PracticeFacts, offices: Office[]): Generator<Problem> {
  const facts = [
    { placeholder: "{phone}", pattern: phonePattern(practice.phone) },
    { placeholder: "{email}", pattern: loosely(practice.email) },
    { placeholder: "{practice}", pattern: exactly(practice.name) },
    ...bookingSentences(practice.booking).map((sentence) => ({
      placeholder: "{booking}",
      pattern: loosely(sentence),
    })),
  ];
  for (const [file, written] of texts) {
    if (file === "practice.yaml") continue;
    const text = withoutComments(file, written);
    for (const { placeholder, pattern } of facts) {
      for (const match of text.matchAll(pattern)) yield copy(file, text, match, placeholder);
    }
    yield* bookingInOtherWords(file, text, facts);
    for (const office of offices) yield* copiedAddress(file, text, office, practice.mainOffice);
  }
}

function copy(file: string, text: string, match: RegExpExecArray, placeholder: string): Problem {
  return {
    file: `content/${file}`,
    line: lineAt(text, match.index),
    field: "text",
    expected: placeholder,
    received: match[0].replace(/\s+/g, " "),
    remedy: `write ${placeholder}: then one edit in practice.yaml changes every page`,
    rule: "written once",
  };
}

const exactly = (words: string) => new RegExp(loosely(words).source, "g");

function phonePattern(phone: string): RegExp {
  const digits = phone.replace(/\D/g, "");
  return new RegExp(
    digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "(?<!\\d)\\(?$1\\)?[ .-]?$2[ .-]?$3(?!\\d)"),
    "g",
  );
}

/** Shorter booking lines, like "Call us.", are too common to match. */
const bookingSentences = (booking: string) =>
  sentencesOf(booking)
    .map((sentence) => sentence.replace(/[.?!]$/, ""))
    .filter((sentence) => wordsIn(sentence).length >= 3 && !sentence.includes("{"));

const aboutBooking = /\b(?:online (?:booking|scheduling)|book(?:ing is)? (?:by phone|online))\b/gi;

function* bookingInOtherWords(file: string, text: string, facts: { pattern: RegExp }[]): Generator<Problem> {
  // interface.yaml has the words for the link to book.
  if (["search.yaml", "testimonials.yaml", "interface.yaml"].includes(file)) return;
  let line = 0;
  for (const match of text.matchAll(aboutBooking)) {
    const here = lineAt(text, match.index);
    const whole = text.split("\n")[here - 1] ?? "";
    const isCopy = facts.some(({ pattern }) => new RegExp(pattern.source, "i").test(whole));
    if (here === line || isCopy) continue;
    line = here;
    yield {
      ...copy(file, text, match, "{booking}"),
      received: show(text.slice(Math.max(0, match.index - 20), match.index + 40)),
      rule: "booking in other words",
      severity: "advice",
    };
  }
}
