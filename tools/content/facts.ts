/**
 * Facts that the specification fixes (section 9), and the pages that state them. A fact that changes in life changes
 * here first; this table then names every page that still tells the old one.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../app/content/problem.ts";

interface Fact {
  fact: string;
  pattern: RegExp;
  files: string[];
}

const transitional = [
  "services/transitional-care.md",
  "pages/population-health.yaml",
  "pages/about-us.md",
  "pages/home.yaml",
  "blogs/blog-15.md",
];
const offices = ["locations/goodyear-az.md", "locations/mesa-az.md", "locations/sun-city-az.md"];
const open = /opens: "08:00", closes: "17:00"/.source;

export const facts: Fact[] = [
  { fact: "Transitional care lasts 30 days", pattern: /\b30 days\b/, files: transitional },
  {
    fact: "The first meeting is within 48 hours of discharge",
    pattern: /within 48 hours of (your )?discharge/i,
    files: transitional,
  },
  {
    fact: "Transitional care includes weekly phone calls",
    pattern: /(call|phone)[^.]{0,30} (every|each) week|weekly[^.]{0,20} (calls?|case management)/i,
    files: transitional,
  },
  {
    fact: "Palliative care patients are seen biweekly",
    pattern: /biweekly[^.]*every two weeks/,
    files: ["pages/population-health.yaml"],
  },
  { fact: "Adults need 150 minutes of exercise a week", pattern: /150 minutes/, files: ["blogs/blog-21.md"] },
  {
    fact: "Hours: Monday to Friday, 8 AM to 5 PM",
    pattern: /Monday to Friday, 8 AM to 5 PM/,
    files: [...offices, "pages/about-us.md", "pages/contact-us.yaml", "pages/new-patients.yaml"],
  },
  {
    fact: "Hours in words: Monday–Friday 8AM–5PM, Saturday–Sunday closed",
    pattern: /- Monday–Friday 8AM–5PM\s+- Saturday–Sunday closed/,
    files: ["practice.yaml"],
  },
  {
    fact: "Hours for machines: 08:00 to 17:00 on weekdays, closed on weekends",
    pattern: new RegExp(
      `${["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => `${day}: \\{ ${open} \\}`).join("\\s+")}\\s+saturday: closed\\s+sunday: closed`,
    ),
    files: ["practice.yaml"],
  },
  {
    fact: "Goodyear: 13555 W. McDowell Rd, 205, 85395",
    pattern: /street: 13555 W\. McDowell Rd\s+unit: "205"\s[\s\S]*zip: "85395"/,
    files: ["locations/goodyear-az.md"],
  },
  {
    fact: "Mesa: 8035 E Brown Rd., 85207",
    pattern: /street: 8035 E Brown Rd\.\s[\s\S]*zip: "85207"/,
    files: ["locations/mesa-az.md"],
  },
  {
    fact: "Sun City: 13203 N. 103rd Ave, Suite I-5, 85351",
    pattern: /street: 13203 N\. 103rd Ave\s+unit: Suite I-5\s[\s\S]*zip: "85351"/,
    files: ["locations/sun-city-az.md"],
  },
  {
    fact: "Booking is by phone; online booking is coming soon",
    pattern: /book(ing is)? by phone[\s\S]*online booking is coming soon/i,
    files: ["pages/home.yaml", "pages/contact-us.yaml", "pages/about-us.md", "interface.yaml"],
  },
];

/** The same facts told wrongly, wherever that happens. */
export const contradictions: { fact: string; pattern: RegExp }[] = [
  {
    fact: "The first meeting is within 48 hours of discharge",
    pattern: /within (?!48\b)\d+ (hours|days) of (your )?discharge/i,
  },
  {
    fact: "Transitional care lasts 30 days",
    pattern: /(?<![\d-])(?!30\b)\d+ days (of transitional care|after (hospital )?discharge)/i,
  },
  { fact: "Hours: 8 AM to 5 PM", pattern: /Monday (to|through) Friday,? (?!8 AM to 5 PM)\d[^.]{0,16}/i },
  { fact: "The offices are closed on weekends", pattern: /open (on )?(Saturdays?|Sundays?|weekends)/i },
];

const oneLine = (text: string) => text.replace(/\s+/g, " ");

export function* factProblems(root: string, files: string[]): Generator<Problem> {
  const texts = new Map(files.map((file) => [file, oneLine(readFileSync(path.join(root, file), "utf8"))]));
  for (const { fact, pattern, files: stating } of facts) {
    for (const file of stating) {
      if (pattern.test(texts.get(file) ?? "")) continue;
      yield {
        file: `content/${file}`,
        field: "fact",
        expected: fact,
        received: "a page that does not say so, or says it in other words",
        remedy: "put the fact back. If it has really changed, change it in tools/content/facts.ts first",
      };
    }
  }
  for (const [file, text] of texts) {
    for (const { fact, pattern } of contradictions) {
      const found = pattern.exec(text);
      if (!found) continue;
      yield {
        file: `content/${file}`,
        field: "fact",
        expected: fact,
        received: `"${found[0].trim()}"`,
        remedy: "correct it, so that no two pages disagree",
      };
    }
  }
}
