/** Data that is valid but probably a mistake. */
import { expect, test } from "vitest";
import { contactProblems } from "../../../site/check/text/contacts.ts";
import { dataAdvice } from "../../../site/check/text/data.ts";
import { textsOf } from "../../../site/check/text/texts.ts";
import { readSite } from "../../../site/load.server.ts";
import type { Site } from "../../../site/read/site.server.ts";
import { Copy } from "./copy.ts";

const now = new Date("2026-11-15T12:00:00Z");
using content = new Copy();
const site = readSite(content.root);
const texts = textsOf(content.root);
const [office, service] = [site.locations[0], site.services[0]];
if (!office || !service) throw new Error("the practice has no office or no service");

/** The advice that a change adds. */
function added(change: Partial<Site>): string[] {
  const adviceOf = (of: Site) =>
    [...dataAdvice(of, texts, now)].map(
      ({ severity, rule, file, received }) => `${severity} ${rule}: ${file} ${received}`,
    );
  const before = adviceOf(site);
  return adviceOf({ ...site, ...change }).filter((text) => !before.includes(text));
}
const practice = (change: Partial<Site["practice"]>) => ({ practice: { ...site.practice, ...change } });

test("an office and a service without providers", () => {
  const extra = {
    ...office,
    slug: "nowhere-nm",
    file: "locations/nowhere-nm.md",
    name: "Nowhere",
    order: 99,
  };
  const place = { latitude: 40, longitude: -100 };
  expect(added({ locations: [...site.locations, { ...extra, geo: place }] })).toEqual([
    "advice office without provider: content/locations/nowhere-nm.md nobody sees patients in Nowhere",
  ]);
  const unused = { ...service, slug: "falconry", file: "services/falconry.md", name: "Falconry", order: 99 };
  expect(added({ services: [...site.services, unused] })).toEqual([
    "advice service without provider: content/services/falconry.md nobody offers Falconry",
  ]);
});

test("two offices at one place, and two entries with the same order", () => {
  const twin = { ...office, file: "locations/twin.md" };
  expect(added({ locations: [...site.locations, twin] })).toEqual([
    `advice same order: content/locations/twin.md ${office.order}, which content/${office.file} has too`,
    `advice same place: content/locations/twin.md the place of content/${office.file}`,
  ]);
});

test("an alert that has ended, in the practice's time zone", () => {
  const alert = {
    text: ["Closed."],
    kind: "closure" as const,
    from: "2026-11-14 08:00",
    until: "2026-11-15 07:00",
  };
  const at = (until: string) => ({
    alerts: [{ ...alert, until }],
    ...practice({ timeZone: "America/Chicago" }),
  });
  // Noon in UTC is 6 AM in Chicago.
  expect(added(at("2026-11-15 06:00"))).toEqual([
    "advice alert that is over: content/alerts.yaml one that was over on 2026-11-15 06:00",
  ]);
  expect(added(at("2026-11-15 07:00"))).toEqual([]);
});

test("a holiday that is listed twice, in one list or in both", () => {
  const day = { date: "Jan 02, 2031", name: "A Day" };
  const holidays = [...site.practice.holidays, day];
  expect(added(practice({ holidays: [...holidays, day] }))).toEqual([
    "advice holiday twice: content/practice.yaml Jan 02, 2031 twice",
  ]);
  expect(
    added({ ...practice({ holidays }), locations: [{ ...office, holidays: [...holidays, day] }] }),
  ).toContain(`advice holiday twice: content/${office.file} Jan 02, 2031 twice`);
});

test("an article with a date before that of a lower number, unless it waits for its day", () => {
  const [newest, older] = site.articles;
  if (!newest || !older) throw new Error("the practice has no articles");
  const early = { ...newest, date: "Jan 02, 2015" };
  expect(added({ articles: [early, older], drafts: [] })).toEqual([
    `advice article of an earlier day: content/${newest.file} Jan 02, 2015`,
  ]);
  expect(added({ articles: [newest, older], drafts: [] })).toEqual([]);
  expect(added({ articles: [older], drafts: [{ ...early, waitsFor: "draft" }] })).toEqual([]);
});

test("an insurer that is listed twice", () => {
  const [first] = site.practice.insurers;
  if (!first) throw new Error("the practice has no insurer");
  const twin = { ...first, name: first.name.toUpperCase(), plans: ["Gold"] };
  expect(added(practice({ insurers: [...site.practice.insurers, twin] }))).toEqual([
    `advice insurer twice: content/practice.yaml ${twin.name} twice`,
  ]);
});

const contact = { phone: "(505) 555-0142", email: "hello@alder.example", social: [] };
const contacts = (change: Partial<Parameters<typeof contactProblems>[1]>) =>
  [...contactProblems(new Map(), { ...contact, ...change })].map(
    ({ severity = "problem", received, expected }) => `${severity} ${received} -> ${expected}`,
  );

test.each(["(023) 555-0142", "(505) 155-0142", "(911) 555-0142", "(505) 911-0142", "(595) 555-0142"])(
  "no such number: %s",
  (phone) => {
    expect(contacts({ phone })).toEqual([
      expect.stringMatching(`^problem "\\${phone.replace(")", "\\)")}" -> `),
    ]);
  },
);

test("a phone number that can exist", () => {
  expect(contacts({})).toEqual([]);
  expect(contacts({ phone: "(800) 221-4111" })).toEqual([]);
});

test.each([
  ["me@gmial.con", ['advice "gmial.con" -> gmail.com']],
  ["me@alder-care.con", ['advice "alder-care.con" -> alder-care.com']],
  ["me@gmail.com", []],
  ["me@mail.com", []],
  ["me@alder-care.org", []],
])("%s", (email, expected) => {
  expect(contacts({ email })).toEqual(expected);
});

test.each([
  ["Facebook", "https://www.instagram.com/alder", ["advice"]],
  ["Our Page", "https://www.yelp.com/biz/alder", ["advice"]],
  ["Twitter", "https://x.com/alder", []],
  ["Instagram", "https://www.instagram.com/alder", []],
  ["Newsletter", "https://alder.example/news", []],
  ["Facebook", "https://notfacebook.com/alder", ["advice"]],
])("%s at %s", (name, url, expected) => {
  expect(contacts({ social: [{ name, url }] }).map((text) => text.split(" ")[0])).toEqual(expected);
});
