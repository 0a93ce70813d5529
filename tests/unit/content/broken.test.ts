import { expect, test } from "vitest";
import { brokenAddresses } from "./broken/addresses.ts";
import { brokenDates } from "./broken/dates.ts";
import { brokenFields } from "./broken/fields.ts";
import { brokenFiles } from "./broken/files.ts";
import { brokenMarkdown } from "./broken/markdown.ts";
import { brokenPatientLinks } from "./broken/patient-links.ts";
import { brokenReferences } from "./broken/references.ts";
import { brokenTasks } from "./broken/tasks.ts";
import { Copy } from "./copy.ts";
import { expectedMessages, lasting } from "./messages.ts";

const broken = [
  ...brokenFields,
  ...brokenDates,
  ...brokenReferences,
  ...brokenAddresses,
  ...brokenPatientLinks,
  ...brokenTasks,
  ...brokenMarkdown,
  ...brokenFiles,
];
const expected = expectedMessages();

test.each(broken)("$name", ({ name, break: damage }) => {
  using content = new Copy();
  damage(content);
  expect(content.messages().map(lasting)).toEqual(expected.get(name));
});

test("every message has a case, and there are at least 60", () => {
  expect([...expected.keys()].sort()).toEqual(broken.map(({ name }) => name).sort());
  expect(expected.size).toBeGreaterThanOrEqual(60);
});
