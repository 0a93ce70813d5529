import { describe, expect, test } from "vitest";
import { helpWith } from "../../../engine/app/features/search/answers.ts";
import { concepts, searchCards } from "../../../engine/build/vite/search-cards-module.ts";
import { pathOf } from "../../../engine/data/kinds/folders.ts";
import { loadSite } from "../../../engine/data/load.server.ts";
import { answersOf, type SearchAnswer } from "../../../engine/data/view/answers.server.ts";
import { contentFolder } from "../../../engine/roots.ts";
import { testRows } from "../../support/rows.ts";

const site = loadSite();
const answersTo = (query: string, answers: SearchAnswer[]) =>
  helpWith({ ...searchCards(site), answers }, concepts(site, contentFolder()))(query).answers;
const paths = (query: string) => answersTo(query, answersOf(site)).map(({ path }) => path);
const answer = (path: string, ...words: string[]) => ({ title: path, text: "", path, words });

test("names come first, then the longest phrase, and two answers are enough", () => {
  const all = [
    answer("/a", "flu"),
    answer("/b", "flu vaccine"),
    { ...answer("/c", "vaccine"), isName: true as const },
    answer("/b", "vaccine"),
  ];
  expect(answersTo("flu vaccine", all).map(({ path }) => path)).toEqual(["/c", "/b"]);
  expect(answersTo("flu vaccine", all.slice(0, 2)).map(({ path }) => path)).toEqual(["/b", "/a"]);
});

test("the card that most of the words are about comes first", () => {
  const help = helpWith(searchCards(site), concepts(site, contentFolder()));
  const first = (query: string) => help(query).cards[0]?.id;
  expect(first("pregnant and my face is swollen")).toBe("pregnancy-warning-signs");
  expect(first("my face is swollen after shrimp")).toBe("severe-allergic-reaction");
});

test("the last word is unfinished only if no whole word fits", () => {
  const all = [answer("/card", "marijuana card"), answer("/heart", "cardiac")];
  expect(answersTo("cardi", all)).toEqual([all[1]]);
  expect(answersTo("card", all)).toEqual([]);
  expect(answersTo("medical marijuana card", all)).toEqual([all[0]]);
});

test("caregivers: only if the query means nothing else, and never beside a card", () => {
  const all = [
    { ...answer("/for-caregivers", "my husband, mi mamá"), alone: true },
    answer("/visit", "appointment"),
  ];
  const found = (query: string) => answersTo(query, all).map(({ path }) => path);
  expect(found("my husband")).toEqual(["/for-caregivers"]);
  expect(found("mi mama")).toEqual(["/for-caregivers"]);
  expect(found("my husband needs an appointment")).toEqual(["/visit"]);
  expect(found("my husband hits me")).toEqual([]);
  expect(found("my husband cannot breathe")).toEqual([]);
  expect(found("cáncer de mama")).toEqual([]);
});

testRows("tests/unit/search/answers.yaml", {
  "pages that the answers lead to": paths,
});

describe("answers to names", () => {
  const [first] = site.providers;
  if (!first) throw new Error("no provider");
  const path = pathOf("providers", first.slug);

  test("a provider's name comes before the task", () => {
    const last = first.name.split(" ").at(-1);
    expect(paths(`Dr ${last} new patients`)).toEqual([path, "/new-patients"]);
    expect(paths(first.name.toUpperCase())).toEqual([path]);
    for (const part of last?.split("-") ?? []) expect(paths(`is dr. ${part} in`)).toEqual([path]);
  });

  test("a name that several insurers have, and a second name in parentheses", () => {
    const insurers = [
      { name: "Alder", fullName: "Alder (ALD)", style: "light" as const, plans: ["Senior Advantage", "HMO"] },
      { name: "Blue Juniper", style: "bold" as const, plans: ["Senior Advantage"] },
    ];
    const several = answersOf({ ...site, practice: { ...site.practice, insurers } });
    const textFor = (typed: string) => answersTo(typed, several)[0]?.text;
    expect(textFor("senior advantage")).toContain("Alder (ALD) and Blue Juniper");
    expect(textFor("ald")).toContain("Alder (ALD)");
    expect(textFor("alder")).not.toContain("Juniper");
  });
});
