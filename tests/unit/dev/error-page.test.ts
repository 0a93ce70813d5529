import { expect, test } from "vitest";
import { errorPage } from "../../../pipeline/vite/dev/error-page.ts";

const problem = {
  file: "practice.yaml",
  line: 7,
  path: ["phone"],
  expected: "a number",
  found: '"<script>alert(1)</script>"',
  todo: "correct it",
};

test("shows the place, what was found and what to do, and reloads after the fix", () => {
  const page = errorPage([problem], "/@vite/client");
  expect(page).toContain("<h1>The content has 1 mistake</h1>");
  expect(page).toContain("<code>content/practice.yaml:7</code> phone");
  expect(page).toContain("correct it");
  expect(page).toContain('<script type="module" src="/@vite/client">');
});

test("escapes what was found", () => {
  const page = errorPage([problem, problem], "/@vite/client");
  expect(page).toContain("<h1>The content has 2 mistakes</h1>");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert");
});
