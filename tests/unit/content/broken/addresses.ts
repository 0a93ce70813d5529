import type { Copy } from "../copy.ts";
import type { Broken } from "./case.ts";

export const brokenAddresses: Broken[] = [
  ...(
    [
      ["a redirect from a page that exists", "{ from: /about-us, to: /providers }"],
      ["a redirect to a page that does not exist", "{ from: /team, to: /contact-uss }"],
      ["an address that is redirected twice", "{ from: /team, to: / }", "{ from: /team, to: /providers }"],
      ["a redirect to an old address", "{ from: /team, to: /crew }", "{ from: /crew, to: /providers }"],
      ["redirects in a circle", "{ from: /team, to: /crew }", "{ from: /crew, to: /team }"],
      ["a redirect with a pattern", "{ from: /team/*, to: /providers }"],
    ] as const
  ).map(([name, ...lines]) => ({
    name,
    break: (content: Copy) =>
      content.write("redirects.yaml", ["redirects:", ...lines.map((line) => `  - ${line}`)].join("\n")),
  })),
  ...(
    [
      ["a link to a draft", "draft: true"],
      ["a link to an article of the future", 'date: "Jan 02, 2099"'],
    ] as const
  ).map(([name, line]) => ({
    name,
    break: (content: Copy) => {
      content.article({ title: "title: Wait for It", [line.startsWith("date") ? "date" : "more"]: line });
      content.field("navigation.yaml", "whenClosed", "/blogs/wait-for-it");
    },
  })),
  {
    name: "a part of a worksheet without anything to fill in",
    break: (content) =>
      content.write(
        "worksheets/weight-log.yaml",
        content.read("worksheets/weight-log.yaml").replace(/ {4}columns:[\s\S]*/, "    fields: []\n"),
      ),
  },
];
