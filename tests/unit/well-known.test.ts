/** security.txt (RFC 9116) and gpc.json. */
import { describe, expect, test } from "vitest";
import { siteFiles } from "../../pipeline/site-files.ts";
import { loadSite } from "../../site/load.server.ts";
import { isoDate } from "../../site/schema/fields.ts";

const site = loadSite();
type Security = NonNullable<typeof site.practice.security>;
const withSecurity = (security: Security | undefined) => ({
  ...site,
  practice: { ...site.practice, security },
});
const path = "/.well-known/security.txt";
const fields = (security: Security) => {
  const text = siteFiles(withSecurity(security))[path]?.() ?? "";
  expect(text).toMatch(/^([A-Z][A-Za-z-]+: \S+\n)+$/);
  return Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
};

describe("security.txt", () => {
  test("has each field once, as the practice says", () => {
    const { security } = site.practice;
    if (!security) throw new Error("the frozen practice has no security contact");
    expect(fields(security)).toEqual({
      Contact: `mailto:${security.contact}`,
      Expires: `${isoDate(security.expires)}T23:59:59Z`,
      "Preferred-Languages": "en",
      Canonical: `${site.practice.url}${path}`,
    });
  });

  test("names the practice's own e-mail address without a contact, and a page as it is", () => {
    const expires = "Oct 01, 2027";
    expect(fields({ expires }).Contact).toBe(`mailto:${site.practice.email}`);
    expect(fields({ expires, contact: "https://report.penasco.example/" }).Contact).toBe(
      "https://report.penasco.example/",
    );
  });

  test("is not there unless the practice wants it", () => {
    expect(siteFiles(withSecurity(undefined))[path]).toBeUndefined();
  });
});

test("gpc.json has the date of the privacy policy", () => {
  const policy = site.textPages.find(({ slug }) => slug === "privacy-policy");
  const gpc = (pages = site.textPages) =>
    JSON.parse(siteFiles({ ...site, textPages: pages })["/.well-known/gpc.json"]?.() ?? "");
  expect(gpc()).toEqual({ gpc: true, lastUpdate: isoDate(policy?.updated ?? "") });
  expect(gpc([])).toEqual({ gpc: true });
});
