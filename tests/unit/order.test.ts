/** Services and people stand by their number, and those without one come last. */
import { expect, test } from "vitest";
import { readSite } from "../../engine/data/load.server.ts";
import { frozenTime } from "../practices.ts";
import { Copy } from "./content/copy.ts";

test("a service without a number comes after those that have one", () => {
  using content = new Copy();
  const namesOf = () => readSite(content.root, frozenTime).services.map(({ slug }) => slug);
  const [first = "", ...others] = namesOf();
  const file = `services/${first}.md`;
  content.write(file, content.read(file).replace(/^order: .*\n/m, ""));
  expect(namesOf()).toEqual([...others, first]);
});
