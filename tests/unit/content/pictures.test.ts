/** Pictures and colors of a practice: what is optional, and the message for each mistake. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSite } from "../../../site/load.server.ts";
import { pictureEndings } from "../../../site/read/picture-files.server.ts";
import { Copy } from "./copy.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const anyEnding = pictureEndings.join(", ");

/** The picture of any service. */
function servicePicture(content: Copy): string {
  const image = readSite(content.root).services[0]?.image;
  if (!image) throw new Error("no service was read");
  return image;
}

/** Removes the pictures of the theme, so that the folder has only those of other files. */
function withoutTheme(content: Copy) {
  const { theme, pages } = readSite(content.root);
  const { banner, banners = {}, ...pictures } = theme.pictures;
  const scenes = [banner, ...Object.values(banners)].flatMap((scene) => [scene?.light, scene?.dark]);
  const shared = new Set(pages.home.hero.pictures.flatMap(({ light, dark }) => [light, dark]));
  for (const name of [...scenes, ...Object.values(pictures)]) {
    if (name && !shared.has(name)) content.removePicture(name);
  }
  content.remove("theme.yaml");
}

test("a practice without a theme", () => {
  using content = new Copy();
  withoutTheme(content);
  expect(content.messages()).toEqual([]);
  expect(readSite(content.root).theme).toEqual({ colors: {}, pictures: {} });
});

test("a home page with one picture, the same in both themes and on phones", () => {
  using content = new Copy();
  withoutTheme(content);
  content.remove("images/hero");
  content.write("images/hero/front-door.jpg", "a photograph");
  content.edit("pages/home.yaml", /pictures:\n(?: {4}.*\n)+/, "pictures:\n    - light: hero/front-door\n");
  expect(content.messages()).toEqual([]);
});

test("a logo that is a photo, and maps without a portrait variant", () => {
  using content = new Copy();
  content.removePicture("brand/mark-in-page");
  content.removePicture("brand/mark");
  content.write("images/brand/mark.png", "a photograph");
  for (const file of readdirSync(content.path("images/maps")))
    if (/-phone\.\w+$/.test(file)) content.remove(`images/maps/${file}`);
  expect(content.messages()).toEqual([]);
});

test("a missing picture of the home page is reported with its size", () => {
  using content = new Copy();
  const name = readSite(content.root).pages.home.hero.pictures[0]?.light ?? "";
  withoutTheme(content);
  content.removePicture(name);
  const [message = "", ...others] = content.messages();
  expect(others).toEqual([]);
  expect(message).toMatch(/^content\/pages\/home\.yaml:\d+ hero > pictures > no\. 1 > light\n/);
  expect(message).toContain(
    `expected: a picture content/images/${name} that ends in ${anyEnding} (about 16:9, 2400 x 1350, with an empty left side for the text)`,
  );
});

test.each([
  ["mark", "7:8, 280 x 320: the sign beside the practice's name"],
  ["favicon", "square, 512 x 512: the sign in a browser's tab"],
])("a missing brand picture: %s", (name, size) => {
  using content = new Copy();
  content.removePicture(`brand/${name}`);
  expect(content.messages()).toEqual([
    `content/images/brand folder\n  expected: a picture content/images/brand/${name} that ends in ${anyEnding} (${size})\n  found:    nothing there\n  to do:    put the picture there`,
  ]);
});

test("an inline logo that is not a drawing", () => {
  using content = new Copy();
  content.removePicture("brand/mark-in-page");
  content.write("images/brand/mark-in-page.png", "a photograph");
  expect(content.messages()).toEqual([
    "content/images/brand/mark-in-page.png file name\n  expected: a drawing: .svg\n  found:    .png\n  to do:    save the logo as brand/mark.png instead, and delete this file",
  ]);
});

test.each(["brand/logo", "maps/nowhere", "services/lab-tests-phone"])(
  "a picture that nothing shows: %s",
  (name) => {
    using content = new Copy();
    content.write(`images/${name}.svg`, svg);
    expect(content.messages()).toEqual([expect.stringContaining("a picture that no content file names")]);
  },
);

test("two photos with the same name", () => {
  using content = new Copy();
  const name = servicePicture(content);
  const file = path.basename(name);
  content.removePicture(name);
  content.write(`images/${name}.jpg`, "a photograph");
  content.write(`images/${name}.png`, "an older one");
  expect(content.messages()).toEqual([
    `content/images/${name}.png file name\n  expected: one photograph of a name\n  found:    ${file}.png beside ${file}.jpg\n  to do:    delete the one that you don't want to show`,
  ]);
});

// drawing.test.ts has all that is taken out of drawings.
test.each([
  ["a script", '<svg viewBox="0 0 4 3"><script>go()</script></svg>', "a script"],
  ["no size", '<svg width="4" height="3"/>', "none"],
])("a drawing with %s", (_, drawing, received) => {
  using content = new Copy();
  const name = servicePicture(content);
  content.removePicture(name);
  content.write(`images/${name}.svg`, drawing);
  const [message = "", ...others] = content.messages();
  expect(others).toEqual([]);
  expect(message).toMatch(
    new RegExp(`^content/images/${name}.svg(:1)? drawing\\n[\\s\\S]*found: {4}${received}`),
  );
});

test("a color without quotes, which YAML reads as a comment", () => {
  using content = new Copy();
  content.write("theme.yaml", "colors:\n  primary: #0b5f60\n");
  expect(content.messages()).toEqual([
    [
      "content/theme.yaml:2:12 layout",
      "  expected: a text without # in it, or quotes around the whole text",
      '  found:    "". What follows is taken for a comment and lost: #0b5f60',
      '  to do:    put quotes around it: "#0b5f60"',
    ].join("\n"),
  ]);
});

test("a color with too little contrast stops the build", () => {
  using content = new Copy();
  withoutTheme(content);
  content.write("theme.yaml", 'colors:\n  accent: "#8a8a8a"\n');
  expect(content.messages()).toEqual([
    `content/theme.yaml:2 colors > accent
  expected: enough contrast for text of the call button, footer text: at least 7:1 for text of the call button in the light theme
  found:    4.56:1 (#06272b on #8a8a8a)
  to do:    choose another shade: "#adadad" would do`,
  ]);
});
