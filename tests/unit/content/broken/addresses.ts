import type { Copy } from "../copy.ts";
import type { Broken } from "./case.ts";

export const brokenAddresses: Broken[] = [
  ...(
    [
      [
        "a redirect from a page that exists",
        "redirects.yaml redirects > no. 1 > from: /about-us, which is a page of this site",
        "{ from: /about-us, to: /providers }",
      ],
      [
        "a redirect to a page that does not exist",
        "redirects.yaml redirects > no. 1 > to: /contact-uss",
        "{ from: /team, to: /contact-uss }",
      ],
      [
        "an address that is redirected twice",
        "redirects.yaml redirects > no. 2 > from: /team, which no. 1 has too",
        "{ from: /team, to: / }",
        "{ from: /team, to: /providers }",
      ],
      [
        "a redirect to an old address",
        "redirects.yaml redirects > no. 1 > to: /crew, which is an old address itself and leads",
        "{ from: /team, to: /crew }",
        "{ from: /crew, to: /providers }",
      ],
      [
        "redirects in a circle",
        "redirects.yaml redirects > no. 1 > to: /crew, which leads back\nredirects.yaml redirects > no. 2 > to: /team, which leads back",
        "{ from: /team, to: /crew }",
        "{ from: /crew, to: /team }",
      ],
      [
        "a redirect with a pattern",
        'redirects.yaml redirects > no. 1 > from: "/team/*"',
        "{ from: /team/*, to: /providers }",
      ],
    ] as const
  ).map(([name, message, ...lines]) => ({
    name,
    says: message.split("\n"),
    break: (content: Copy) =>
      content.write("redirects.yaml", ["redirects:", ...lines.map((line) => `  - ${line}`)].join("\n")),
  })),
  ...(
    [
      [
        "a link to a draft",
        "navigation.yaml whenClosed: /blogs/wait-for-it, which is not published:",
        "draft: true",
      ],
      [
        "a link to an article of the future",
        "navigation.yaml whenClosed: /blogs/wait-for-it, which is not published:",
        'date: "Jan 02, 2099"',
      ],
    ] as const
  ).map(([name, message, line]) => ({
    name,
    says: message.split("\n"),
    break: (content: Copy) => {
      content.article({ title: "title: Wait for It", [line.startsWith("date") ? "date" : "more"]: line });
      content.field("navigation.yaml", "whenClosed", "/blogs/wait-for-it");
    },
  })),
  {
    name: "a part of a worksheet without anything to fill in",
    says: ["worksheets/weight-log.yaml parts > no. 1 > fields: []"],
    break: (content) =>
      content.write(
        "worksheets/weight-log.yaml",
        content.read("worksheets/weight-log.yaml").replace(/ {4}columns:[\s\S]*/, "    fields: []\n"),
      ),
  },
];
