/** Links for patients of an office. values.yaml has the addresses that they may have, broken.yaml those they may not. */
import { expect, test } from "vitest";
import { readSite } from "../../../engine/data/load.server.ts";
import { Copy } from "./copy.ts";

test("an office's own link comes before the practice's, in its texts too", () => {
  using content = new Copy();
  content.edit("locations/monte-vista-co.md", "We close for lunch", "To come, {book}. We close for lunch");
  const { offices, practice } = readSite(content.root);
  const own = "https://visits.example/practice/4711/new?clinic=2";
  const monteVista = offices.find(({ slug }) => slug === "monte-vista-co");
  expect(JSON.stringify(monteVista?.body)).toContain(
    JSON.stringify({ link: "choose a time online", href: own }),
  );
  expect(JSON.stringify(monteVista?.booking)).toContain(own);
  expect(JSON.stringify(practice.booking)).not.toContain("clinic=2");
});
