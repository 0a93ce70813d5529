/** Pictures that a practice may leave out, two of one name, and which are published. broken.yaml has the message for each other mistake. */
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { shownPictures } from "../../../engine/data/check/pictures.server.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { Copy } from "./copy.ts";

test("a practice without a theme, with one picture on its home page, a photo as logo and no maps for phones", () => {
  using content = new Copy();
  for (const name of ["theme.yaml", "images/banner", "images/footer", "images/hero"]) content.remove(name);
  for (const file of globSync("images/maps/*-phone.svg", { cwd: content.root })) content.remove(file);
  for (const name of ["mark", "mark-in-page"]) content.removePicture(`brand/${name}`);
  content.write("images/brand/mark.png", "a photograph");
  content.write("images/hero/front-door.jpg", "a photograph");
  content.edit("pages/home.yaml", /pictures:\n(?: {4}.*\n)+/, "pictures:\n    - light: hero/front-door\n");
  expect(content.messages()).toEqual([]);
  expect(readSite(content.root).theme).toEqual({ colors: {}, pictures: {} });
});

test("two photos with the same name", () => {
  using content = new Copy();
  for (const ending of ["jpg", "png"]) content.write(`images/services/lab-tests.${ending}`, "a photograph");
  expect(content.messages()).toEqual([
    "content/images/services/lab-tests.png file name\n  expected: one photograph of a name\n  found:    lab-tests.png beside lab-tests.jpg\n  to do:    delete the one that you don't want to show",
  ]);
});

test("a picture that no page shows, and one for phones", () => {
  using content = new Copy();
  const before = [...shownPictures(readSite(content.root), content.root).keys()];
  content.write("images/blogs/patient.jpg", "a photograph");
  content.write("images/services/lab-tests-phone.svg", '<svg viewBox="0 0 4 3"/>');
  content.write("images/maps/taos-nm-phone.svg", '<svg viewBox="0 0 4 3"/>');
  expect(before).toEqual(expect.arrayContaining(["brand/mark", "brand/mark-in-page", "maps/taos-nm-phone"]));
  expect([...shownPictures(readSite(content.root), content.root).keys()]).toEqual(before);
});
