/** What the workflow does at each event, by the commands that it runs. */
import { describe, expect, test } from "vitest";
import { ci, type Work } from "../../../engine/cli/ci.ts";

const ready = { PUBLISH_TO: "cloudflare", CLOUDFLARE_API_TOKEN: "secret" };

async function done(env: Record<string, string>, { fails = "", open = "" } = {}) {
  const lines: string[] = [];
  const work: Work = {
    async run(...args) {
      const line = args.join(" ");
      lines.push(line);
      return { ok: line !== fails, output: `said by ${line}` };
    },
    calendar: async () => "In a month: 2 items",
    gh(...args) {
      lines.push(`gh ${args.slice(0, 2).join(" ")}${args.includes("--body") ? ` ${args.at(-1)}` : ""}`);
      return args[1] === "list" ? open : "";
    },
    previewAddress: () => "https://preview.example",
  };
  return { isGood: await ci(env, work), lines };
}

describe("a change", () => {
  const event = { GITHUB_EVENT_NAME: "pull_request", CHANGE: "https://github.com/a/b/pull/1" };
  test("is checked, previewed and given the preview's address", async () => {
    expect(await done({ ...event, ...ready })).toEqual({
      isGood: true,
      lines: [
        "publish --dry-run",
        "publish --preview",
        "gh pr comment Preview of the newest change: https://preview.example",
      ],
    });
  });
  test("from a fork, which gets no secrets, is checked alone", async () => {
    const { lines } = await done({ ...event, PUBLISH_TO: "cloudflare", CLOUDFLARE_API_TOKEN: "" });
    expect(lines).toEqual(["publish --dry-run"]);
  });
  test("that is wrong has no preview", async () => {
    const wrong = await done({ ...event, ...ready }, { fails: "publish --dry-run" });
    expect(wrong).toEqual({ isGood: false, lines: ["publish --dry-run"] });
  });
});

test.each([
  ["what is merged is published", { GITHUB_EVENT_NAME: "push" }, ["publish"]],
  [
    "a person may confirm what stops a publish",
    { GITHUB_EVENT_NAME: "workflow_dispatch", TASK: "publish", CONFIRM_REMOVED: "true", ANYWAY: "true" },
    ["publish --confirm-removed --anyway"],
  ],
  ["a person may go back", { GITHUB_EVENT_NAME: "workflow_dispatch", TASK: "rollback" }, ["rollback"]],
  ["every night the site is renewed", { GITHUB_EVENT_NAME: "schedule" }, ["publish --scheduled"]],
])("%s", async (_, event, lines) => {
  expect(await done({ ...event, ...ready } as Record<string, string>)).toEqual({ isGood: true, lines });
  // A token that is gone is a failure that somebody sees, not a night on which nothing is published.
  const { lines: tried } = await done({ ...event, PUBLISH_TO: "cloudflare" } as Record<string, string>);
  expect(tried).toEqual(lines);
  // Until the host is named, nothing is published.
  expect((await done(event as Record<string, string>)).lines).toEqual(["publish --dry-run"]);
});

test.each([
  ["opens an issue", "", "gh issue create"],
  ["adds to the issue that is open", "7", "gh issue comment"],
])("a night that fails %s", async (_, open, last) => {
  const { isGood, lines } = await done(
    { GITHUB_EVENT_NAME: "schedule", ...ready },
    { fails: "publish --scheduled", open },
  );
  expect(isGood).toBe(false);
  expect(lines).toEqual(["publish --scheduled", "gh issue list", last]);
});
