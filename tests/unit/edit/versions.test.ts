/** A text that was saved can be brought back, and so can what it replaced. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepVersions } from "../../../engine/editor/versions.ts";

const folder = mkdtempSync(path.join(tmpdir(), "versions "));
afterAll(() => rmSync(folder, { recursive: true }));
const root = path.join(folder, "content");
const at = (file: string) => path.join(root, file);
const write = (file: string, text: string) => writeFileSync(at(file), text);

test("the last ten versions are kept, and each can be brought back", () => {
  mkdirSync(at("blogs"), { recursive: true });
  write("practice.yaml", "phone: 0\n");
  write("blogs/blog-1.md", "One\n");
  const versions = keepVersions(root, path.join(folder, "kept"));
  const textsOf = (name: string) =>
    versions
      .list()
      .filter(({ file }) => file === name)
      .map(({ text }) => text);
  versions.look();
  expect(versions.list()).toEqual([]);
  for (let phone = 1; phone <= 12; phone += 1) {
    write("practice.yaml", `phone: ${phone}\n`);
    versions.look();
  }
  const kept = Array.from({ length: 10 }, (_, index) => `phone: ${11 - index}\n`);
  expect(textsOf("practice.yaml")).toEqual(kept);

  rmSync(at("blogs/blog-1.md"));
  versions.look();
  const [article] = versions.list();
  expect(article).toMatchObject({ file: "blogs/blog-1.md", text: "One\n" });
  expect(versions.bringBack("blogs/blog-1.md", article?.until ?? 0)).toBe(true);
  expect(readFileSync(at("blogs/blog-1.md"), "utf8")).toBe("One\n");

  const wanted = versions.list().find(({ text }) => text === "phone: 5\n");
  expect(versions.bringBack("practice.yaml", wanted?.until ?? 0)).toBe(true);
  expect(readFileSync(at("practice.yaml"), "utf8")).toBe("phone: 5\n");
  expect(textsOf("practice.yaml")[0]).toBe("phone: 12\n");
});

test("nothing else can be written with it", () => {
  const versions = keepVersions(root, path.join(folder, "kept"));
  const [{ until } = { until: 0 }] = versions.list();
  expect(versions.bringBack("../outside.yaml", until)).toBe(false);
  expect(versions.bringBack("practice.yaml", 1)).toBe(false);
});
