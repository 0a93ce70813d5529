/** What functions make of a value. values.yaml has rows of what is given and what is expected, by function. */

import { clockTime } from "../../engine/app/features/open-now/state-text.ts";
import { pathOf } from "../../engine/app/features/search/pagefind.ts";
import { isQuestion, matchingInsurers } from "../../engine/app/pages/insurance/Plans.tsx";
import { isInside } from "../../engine/build/vite/dev/inside.ts";
import { formatCount } from "../../engine/data/labels/format.ts";
import { unknownPlaceholders } from "../../engine/data/read/placeholders.ts";
import type { Site } from "../../engine/data/read/site.server.ts";
import { slugOf } from "../../engine/data/read/slug.ts";
import { isoDate, phoneNumber } from "../../engine/data/schema/fields.ts";
import { hours, weekdays } from "../../engine/data/schema/hours.ts";
import { patientLinks } from "../../engine/data/schema/patient-links.ts";
import { isNpi } from "../../engine/data/schema/provider.ts";
import { daysText, hoursSentence } from "../../engine/data/text/hours.ts";
import { withPhoneLinks } from "../../engine/data/text/phone-links.ts";
import { nearestOffice, placeOfZip, readZip } from "../../engine/data/text/places.ts";
import { typeset, typesetLine } from "../../engine/data/text/typeset.ts";
import { momentOf } from "../../engine/data/view/alerts.server.ts";
import { ageLine, reviewLine } from "../../engine/data/view/guidance.server.ts";
import { acceptsNewPatients } from "../../engine/data/view/new-patients.server.ts";
import { isPhysician } from "../../engine/data/view/structured-data/people.server.ts";
import { zoneOf } from "../../engine/data/view/zone.server.ts";
import { portOf } from "../../engine/hosts/server.ts";
import { testRows } from "../support/rows.ts";

const insurers = [
  { insurer: "Aetna", plans: ["HMO", "PPO"] },
  { insurer: "Blue Cross", plans: ["PPO", "Medicare Advantage"] },
  { insurer: "Médica", plans: ["Select"] },
  { insurer: "Medicare", plans: ["Original Medicare"] },
];
const offices = [
  { name: "Goodyear", geo: { latitude: 33.465, longitude: -112.351 } },
  { name: "Mesa", geo: { latitude: 33.436, longitude: -111.66 } },
  { name: "Sun City", geo: { latitude: 33.606, longitude: -112.281 } },
];
const prefixes = { "852": [33.42, -111.72], "857": [32.22, -110.93], "860": [35.2, -111.65] };
const codes = { "85351": [33.61, -112.28], "85395": [33.47, -112.39], "85207": [33.44, -111.64] };
const article = {
  reviewed: "By {name} on {date}",
  notReviewed: "Not reviewed",
  written: "Written in {year}",
  updated: "Updated {date}",
};
const site = { language: "en", interface: { article } } as unknown as Site;
const now = new Date("2026-11-15T12:00:00Z");

testRows("tests/unit/values.yaml", {
  "whether an NPI has the right check digit": isNpi,
  "weekdays in words": daysText,
  "whether anyone takes new patients": (states: string[]) =>
    acceptsNewPatients(states.map((newPatients) => ({ newPatients })) as never),
  "whether a credential is that of a physician": (credential) => isPhysician({ credential }),
  "a count in words": (count) => formatCount({ one: "{count} article", other: "{count} articles" }, count),
  "insurers that match what is typed": (typed) =>
    matchingInsurers(typed, insurers).map(({ insurer }) => insurer),
  "whether enough is typed to be a question": isQuestion,
  "hours within a sentence": ([language, ...days]) =>
    hoursSentence(
      hours.parse(Object.fromEntries(weekdays.map((day, index) => [day, days[index]]))),
      language,
    ),
  "a line with curly quotes, and with spaces and hyphens that do not break": (line) => {
    const set = typesetLine(line);
    return typesetLine(set) === set && set;
  },
  "a text whose hyphens do not break in e-mail and check-up, and in a number that spells a word": typeset,
  "a time on the clock, in English and Spanish": (time) =>
    [clockTime(time), clockTime(time, "es-US")].map((words) => words.replace("\u00a0", " ")),
  "the moment of a local time": ([time, zone]) => new Date(momentOf(time, zone)).toISOString(),
  "how a page keeps a time zone, on a day": ([zone, day]) => zoneOf(zone, new Date(day)),
  "the number of a port": portOf,
  "the page of a search result": pathOf,
  "whether a phone number can exist": (phone) => phoneNumber("").safeParse(phone).success,
  "the day of a written date": isoDate,
  "the slug of a title": slugOf,
  "phone links in a line": withPhoneLinks,
  "who has reviewed a text": (text) => reviewLine(site, text),
  "the age of an article": (text) => ageLine(site, text, now),
  "whether a folder contains a file": ([folder, file]) => isInside(folder, file),
  "unknown placeholders of a text": unknownPlaceholders,
  "the ZIP code in what is typed": readZip,
  "the office nearest to a ZIP code": (zip) => {
    const place = placeOfZip(zip, { prefixes, codes } as never);
    return place && nearestOffice(place, offices)?.office.name;
  },
  "whether an address may be a link for patients": (url) =>
    patientLinks("").safeParse({ book: { url } }).success,
});
