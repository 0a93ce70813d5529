import { expect, test } from "vitest";
import { isQuestion, matchingInsurers } from "../../app/pages/insurance/matching.ts";

const insurers = [
  { insurer: "Aetna", plans: ["HMO", "PPO"] },
  { insurer: "Blue Cross", plans: ["PPO", "Medicare Advantage"] },
  { insurer: "Médica", plans: ["Select"] },
  { insurer: "Medicare", plans: ["Original Medicare"] },
];
const found = (typed: string) => matchingInsurers(typed, insurers).map(({ insurer }) => insurer);

test.each([
  ["aet", ["Aetna"]],
  ["AETNA ppo", ["Aetna"]],
  ["ppo", ["Aetna", "Blue Cross"]],
  ["medicare", ["Blue Cross", "Medicare"]],
  ["medica", ["Blue Cross", "Médica", "Medicare"]],
  ["cross, blue", ["Blue Cross"]],
  // A part of a word is no word.
  ["tna", []],
  ["Zenith", []],
])("%s", (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test("a card that says more than the list finds its insurer, by a word that tells", () => {
  expect(found("Blue Cross Blue Shield Silver")).toEqual(["Blue Cross"]);
  expect(found("Aetna Gold")).toEqual(["Aetna"]);
  expect(found("PPO Gold")).toEqual([]);
  // "me" begins Medicare by chance.
  expect(found("me Gold")).toEqual([]);
});

test("a letter is no question yet", () => {
  expect(["", " ", "a", "-", "ab", "é", "日本"].map(isQuestion)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
});
