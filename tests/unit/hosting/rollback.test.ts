/** Publishing and going back: real files, and a comparison over HTTP. Each test starts where the one before ended. */
import { afterAll, beforeEach, expect, test } from "vitest";
import { publish, rollBack } from "../../../engine/hosts/publish.ts";
import { createFakeHost } from "./fake-host.ts";

const fake = await createFakeHost();
const { target, site, lines, state, builds, build, shown } = fake;
afterAll(() => fake.close());
beforeEach(() => void lines.splice(0));

test("a first build whose domain isn't connected yet is published, and no failure", async () => {
  await publish(target, build({ words: "one", script: "a" }));
  expect(lines).toEqual([
    expect.stringMatching(
      /^The site was published, but http:\S+ can't be reached: .*Once it can: npm run verify/,
    ),
  ]);
  await fake.connect();
  expect(await shown()).toEqual({ words: "<h1>one</h1>", script: "a" });
});

test("the next build goes live with its own security policy, and once", async () => {
  await publish(target, build({ words: "two", script: "b" }));
  expect(await shown()).toEqual({ words: "<h1>two</h1>", script: "b" });
  expect(lines).toEqual([`All files of ${site} are as built.`]);
  await publish(target, build({ words: "two", script: "b" }));
  expect(lines.at(-1)).toBe(`This build is live at ${site}: nothing to publish.`);
  expect(builds).toHaveLength(2);
});

test("one command goes back, headers included, and stays there until someone publishes", async () => {
  await rollBack(target);
  expect(await shown()).toEqual({ words: "<h1>one</h1>", script: "a" });
  expect(lines[0]).toBe(`${site} is the build of commit onea012345, content of 2026-11-15 again.`);
  expect(state.isPinned).toBe(true);
  // Also with the same build.
  await publish(target, build({ words: "one", script: "a" }));
  expect(state.isPinned).toBe(false);
});

test("a live site that differs from the build is taken back by itself, and the next run may try again", async () => {
  state.isRewriting = true;
  const five = build({ words: "five", script: "e" });
  await expect(publish(target, five)).rejects.toThrow("Not published: the build before is live again.");
  expect(lines).toContain("index.html: changed");
  expect(await shown()).toEqual({ words: "<h1>one</h1>", script: "a" });
  expect(state.isPinned).toBe(false);
});
