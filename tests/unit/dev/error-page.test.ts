import { expect, test } from "vitest";
import { errorPage } from "../../../engine/build/vite/dev/error-page.ts";

test("shows the place, what was found, escaped, and what to do, and reloads after the fix", () => {
  const found = '"<script>alert(1)</script>"';
  const problem = {
    file: "practice.yaml",
    line: 7,
    path: ["phone"],
    expected: "a number",
    found,
    todo: "mend it",
  };
  const page = errorPage([problem, problem], "/@vite/client");
  expect(page).toContain("<h1>The content has 2 mistakes</h1>");
  expect(page).toContain("<code>content/practice.yaml:7</code> phone");
  expect(page).toContain("mend it");
  expect(page).toContain('<script type="module" src="/@vite/client">');
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert");
});
