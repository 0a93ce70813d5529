import { href } from "react-router";
import { describe, expect, test } from "vitest";
import { answersTo } from "../../app/features/search/answers.ts";
import { mentions, normalize } from "../../app/features/search/words.ts";
import { loadSite, readSite } from "../../site/load.server.ts";
import { plainWords } from "../../site/text/words.ts";
import { answersOf } from "../../site/view/answers.server.ts";

const site = loadSite();
const normalized = (from = site) =>
  answersOf(from).map((answer) => ({ ...answer, words: answer.words.map(normalize) }));
const paths = (query: string) => answersTo(query, normalized()).map(({ path }) => path);

test("names come first, then the longest phrase, and two answers are enough", () => {
  const answer = (path: string, ...words: string[]) => ({ title: path, text: "", path, words });
  const all = [
    answer("/a", "flu"),
    answer("/b", "flu vaccine"),
    { ...answer("/c", "vaccine"), isName: true as const },
    answer("/b", "vaccine"),
  ];
  expect(answersTo("flu vaccine", all).map(({ path }) => path)).toEqual(["/c", "/b"]);
  expect(answersTo("flu vaccine", all.slice(0, 2)).map(({ path }) => path)).toEqual(["/b", "/a"]);
});

describe("written answers", () => {
  test.each([
    "refill",
    "I need a REFILL please",
    "refils",
    "refi",
    "receta",
    "ran out of pills",
    "out of my pills",
  ])("%s", (typed) => expect(paths(typed)).toEqual(["/contact-us"]));
  test.each(["", "the", "pills", "out", "sugar", "fill"])("not: %s", (typed) =>
    expect(paths(typed)).toEqual([]),
  );

  test("a word that means something else without its small words", () => {
    const mother = { title: "", text: "", path: "/for-caregivers", words: ["mi mama"] };
    const found = (query: string) => answersTo(query, [mother]).length;
    expect(["mi mamá", "cita para mi mamá"].map(found)).toEqual([1, 1]);
    expect(["cáncer de mama", "mama"].map(found)).toEqual([0, 0]);
  });

  test("the text is filled in, with the phone number as a link", () => {
    const [answer] = answersTo("refill", normalized());
    expect(plainWords(answer?.text as never)).toContain(site.practice.phone);
    expect(answer?.text).toContainEqual({ link: site.practice.phone, href: expect.stringMatching(/^tel:/) });
  });
});

describe("answers to names", () => {
  const [first] = site.providers;
  if (!first) throw new Error("no provider");
  const path = href("/providers/:slug", { slug: first.slug });

  test("a provider's name comes before the task", () => {
    const last = first.name.split(" ").at(-1);
    expect(paths(`Dr ${last} new patients`)).toEqual([path, "/new-patients"]);
    expect(paths(first.name.toUpperCase())).toEqual([path]);
    for (const part of last?.split("-") ?? []) expect(paths(`is dr. ${part} in`)).toEqual([path]);
  });

  test("it says what is known: new patients, role, offices, languages", () => {
    const text = normalized()[0]?.text as string;
    const state = first.newPatients && site.interface.provider.newPatients[first.newPatients];
    if (state) expect(text.startsWith(state)).toBe(true);
    for (const known of [first.role, "Taos and Monte Vista", ...first.languages])
      expect(text).toContain(known);
  });

  test("an insurer, and a plan with a name of its own, but not every HMO", () => {
    for (const typed of [
      "do you take Blue Juniper",
      "blue juniper ppo",
      "New Mexico turquoise care",
      "cottonwod",
    ])
      expect(paths(typed)).toEqual(["/insurance"]);
    expect(paths("hmo")).toEqual([]);
    const [answer] = answersTo("rio mutual insurance", normalized());
    expect(answer?.text).toContain("Rio Mutual");
  });

  test("a name that several insurers have, and a second name in parentheses", () => {
    const insurers = [
      { name: "Alder", fullName: "Alder (ALD)", style: "light" as const, plans: ["Senior Advantage", "HMO"] },
      { name: "Blue Juniper", style: "bold" as const, plans: ["Senior Advantage"] },
    ];
    const several = normalized({ ...site, practice: { ...site.practice, insurers } });
    const textFor = (typed: string) => answersTo(typed, several)[0]?.text;
    expect(textFor("senior advantage")).toContain("Alder (ALD) and Blue Juniper");
    expect(textFor("ald")).toContain("Alder (ALD)");
    expect(textFor("alder")).not.toContain("Juniper");
  });

  test("without an insurance page there is none", () => {
    const without = { ...site, pages: { ...site.pages, insurance: undefined } };
    expect(answersTo("blue juniper", normalized(without))).toEqual([]);
  });
});

/** Ours, because these words save lives where patients read them. */
describe("emergencies in our content", () => {
  const { emergencies } = readSite("content").emergencies;
  const ids = (typed: string) =>
    emergencies.filter(({ words }) => mentions(typed, words)).map(({ id }) => id);
  const calls = (typed: string) =>
    emergencies
      .filter(({ id }) => ids(typed).includes(id))
      .flatMap(({ calls }) => calls.map(({ phone }) => phone));

  test.each([
    ...[
      "chest pain",
      "my chest hurts",
      "hart atack",
      "heart attak",
      "chst pain",
      "Dolor de pecho",
      "me duele el pecho",
    ],
    ...[
      "cant breath",
      "no puedo respirar",
      "no respira",
      "won't wake up",
      "derrame cerebral",
      "strok",
      "infarto",
    ],
  ])("%s: 911", (typed) => expect(calls(typed)).toContain("911"));

  test.each([
    ...["poison", "poisen", "posion control", "overdosed", "took too many pills", "wrong dose", "scorpion"],
    ...["sobredosis", "intoxicación", "intoxicacion", "se tomó las pastillas", "alacran"],
  ])("%s: 911 and Poison Help", (typed) => {
    expect(calls(typed)).toContain("911");
    expect(calls(typed)).toContain("1-800-222-1222");
  });

  test.each(["chest x-ray", "flu shot", "refill", "weight loss", "cita", "dolor de espalda", "poker"])(
    "not: %s",
    (typed) => expect(ids(typed)).toEqual([]),
  );
});
