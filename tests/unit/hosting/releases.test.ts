/** Published builds are kept, switched by one rename, and an interrupted deploy changes nothing. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { addRelease, earlierRelease, liveRelease, removeOthers, switchTo } from "../../../hosts/releases.ts";
import { smallBuild } from "./small-build.ts";

const root = mkdtempSync(path.join(tmpdir(), "releases-"));
const place = path.join(root, "site");
const build = path.join(root, "build");
beforeEach(() => {
  for (const folder of [place, build]) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

let minute = 0;
const at = () => new Date(Date.UTC(2026, 10, 16, 8, minute++));
function publish(words: string) {
  const release = addRelease(place, smallBuild(build, { words }), at());
  switchTo(place, release);
  removeOthers(place);
  return release;
}
const shown = () => readFileSync(path.join(place, "current/client/index.html"), "utf8");
const names = () => readdirSync(path.join(place, "releases"));

it("shows the newest build, and keeps those to go back to", () => {
  const releases = ["one", "two", "three", "four", "five"].map(publish);
  expect(shown()).toBe("<h1>five</h1>");
  expect(names()).toEqual(releases.slice(1).map((release) => path.basename(release)));
  expect(earlierRelease(place)).toBe(releases[3]);
});

it("goes back one build at a time, and forgets the one it left", () => {
  const [one, two] = ["one", "two", "three"].map(publish);
  switchTo(place, earlierRelease(place) ?? "");
  removeOthers(place);
  expect(shown()).toBe("<h1>two</h1>");
  expect(liveRelease(place)).toBe(two);
  expect(earlierRelease(place)).toBe(one);
  // The next build after a rollback goes back to what was live then, not to the build that was bad.
  publish("four");
  expect(earlierRelease(place)).toBe(two);
});

it("has nothing to go back to at first", () => {
  expect(earlierRelease(place)).toBeUndefined();
  publish("one");
  expect(earlierRelease(place)).toBeUndefined();
});

it("takes a build once, so that a nightly rebuild doesn't push out the earlier ones", () => {
  const release = publish("one");
  expect(addRelease(place, smallBuild(build, { words: "one" }), at())).toBe(release);
  // Other headers are another build.
  expect(addRelease(place, smallBuild(build, { words: "one", script: "b" }), at())).not.toBe(release);
});

it("a copy that stopped halfway is not a release, and the next one starts again", () => {
  publish("one");
  const half = path.join(place, "releases/.incoming/client");
  mkdirSync(half, { recursive: true });
  writeFileSync(path.join(half, "index.html"), "<h1>ha");
  expect(shown()).toBe("<h1>one</h1>");
  expect(earlierRelease(place)).toBeUndefined();
  publish("two");
  expect(shown()).toBe("<h1>two</h1>");
  expect(existsSync(half)).toBe(false);
});

it("an upload that stopped halfway goes back to the build that was live", () => {
  publish("one");
  const live = publish("two");
  addRelease(place, smallBuild(build, { words: "three" }), at());
  expect(shown()).toBe("<h1>two</h1>");
  expect(earlierRelease(place)).toBe(live);
});

it("refuses a build whose files are not those of its integrity.json", () => {
  smallBuild(build);
  writeFileSync(path.join(build, "client/about-us.html"), "<h1>Abo");
  expect(() => addRelease(place, build)).toThrow("The build is not complete: about-us.html.");
  smallBuild(build);
  writeFileSync(path.join(build, "client/notes.txt"), "left here by hand");
  expect(() => addRelease(place, build)).toThrow("notes.txt");
  expect(existsSync(path.join(place, "current"))).toBe(false);
});

it("refuses a folder with other files in it", () => {
  mkdirSync(place);
  writeFileSync(path.join(place, "letter.txt"), "Dear");
  expect(() => addRelease(place, smallBuild(build))).toThrow("has other files in it");
});
