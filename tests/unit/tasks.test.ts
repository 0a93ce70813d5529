/** Tasks and TTY where a practice has others than the frozen one, whose pages the outlines have. */
import { expect, test, vi } from "vitest";
import { readSite } from "../../engine/data/load.server.ts";
import { sharedOf } from "../../engine/data/view/shared.server.ts";
import { Copy } from "./content/copy.ts";

vi.mock("../../engine/data/view/pictures.server.ts", () => import("../support/no-pictures.ts"));

test("a practice with none of them has no empty row, link or number", () => {
  const { tasks, whenClosed, tty, languages } = sharedOf(readSite("engine/starter/content"));
  expect({ tasks, whenClosed, tty, languages }).toEqual({
    tasks: [],
    whenClosed: undefined,
    tty: undefined,
    languages: [],
  });
});

test("a menu entry for a link that the practice doesn't have is left out, and a TTY number may be its own", () => {
  using content = new Copy();
  content.edit("practice.yaml", / {2}portal:\n.*\n.*\n/, "");
  content.field("practice.yaml", "tty", "(575) 555-0120");
  const { tasks, tty } = sharedOf(readSite(content.root));
  expect(tasks.map(({ path }) => path)).toEqual([
    "/insurance",
    "/new-patients",
    "/contact-us#offices",
    "/pills-and-papers",
    "/after-hours",
  ]);
  expect(tty?.link).toBe("tel:+15755550120");
});
