import { expect, test } from "vitest";
import { readSite } from "../../../site/load.server.ts";
import { Copy } from "./copy.ts";

test.each<[what: string, change: (content: Copy) => void, message: RegExp]>([
  [
    "several mistakes in several files",
    (content) => {
      content.article({ date: "date: Feb 30, 2021", more: "auther: Me" }, "<b>Walk</b>\n");
      content.field("practice.yaml", "email", "nobody");
      content.remove("topics.yaml");
    },
    /^The content has 6 mistakes:\n\n/,
  ],
  [
    "mistakes in references between files",
    (content) => {
      content.article({ topic: "topic: astrology" }, "See [prices](/prices-and-fees).\n");
      content.field("practice.yaml", "mainOffice", "denver-co");
      content.removePicture("footer/ridge");
    },
    /^The content has 4 mistakes:\n\n/,
  ],
  [
    "a single mistake",
    (content) => content.field("practice.yaml", "email", "nobody"),
    /^The content has 1 mistake:\n\n/,
  ],
])("%s: all are listed at once", (_, change, message) => {
  using content = new Copy();
  change(content);
  expect(() => readSite(content.root)).toThrow(message);
});
