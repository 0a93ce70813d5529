/** What to do, on an emergency card: one step on a line. */
import { expect, test } from "vitest";
import { readSite } from "../../../engine/data/load.server.ts";
import type { Site } from "../../../engine/data/read/site.server.ts";
import { Copy } from "./copy.ts";

const starter = () => new Copy("everything", "engine/starter/content");
const cardOf = (site: Site, wanted: string) => site.safety.cards.find(({ id }) => id === wanted);

test("a card's lines may begin with strong words, and no other text may", () => {
  using content = starter();
  const written = (action: string) => content.write("emergencies.yaml", `emergencies:\n  - ${action}\n`);
  written('{ id: stroke, action: ["**Call 911** now.", "**Lie down.**", "Note the time: 4*2*1."] }');
  expect(cardOf(readSite(content.root), "stroke")).toMatchObject({
    action: [[{ strong: "Call 911" }, " now."], [{ strong: "Lie down." }], ["Note the time: 4*2*1."]],
    inOrder: true,
  });
  written('{ id: stroke, action: ["Call 911 **now**."] }');
  expect(content.messages()).toEqual([expect.stringContaining('signs of Markdown or HTML: "**now**"')]);
  written('{ id: stroke, signs: ["**One side** is weak"] }');
  expect(content.messages()).toEqual([expect.stringContaining('signs of Markdown or HTML: "**One side**"')]);
  written("{ id: stroke, action: Call 911. }");
  expect(content.messages()).toEqual([expect.stringContaining("emergencies > no. 1 > action")]);
});

test("the lines of first aid are numbered, unless a practice says otherwise", () => {
  using content = starter();
  content.write(
    "emergencies.yaml",
    "emergencies:\n  - { id: stroke, inOrder: false }\n  - { id: sepsis, inOrder: true }\n",
  );
  const site = readSite(content.root);
  const inOrder = ["collapse", "stroke", "sepsis", "suicide"].map((id) => cardOf(site, id)?.inOrder);
  expect(inOrder).toEqual([true, false, true, undefined]);
});
