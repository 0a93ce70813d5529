/** Old addresses of pages that have moved. */
import { z } from "zod";
import { entries, pattern } from "./fields.ts";

/** Signs that mean the same to every host: nginx and Cloudflare read the others as patterns. */
const address = (about: string) =>
  pattern(
    about,
    /^\/(?:[\p{L}\p{M}\p{N}._~%-]+(?:\/[\p{L}\p{M}\p{N}._~%-]+)*)?\/?(?:\?.*)?$/u,
    "expected the part of the address after the name of the site, like /our-team, without # or *",
  )
    .refine((value) => !value.includes("?"), {
      error: "expected an address without a question mark",
      params: {
        todo: "delete the line: a static host can't tell /?p=123 from /?p=124, and shows the home page for both",
      },
    })
    // Both forms lead on, whichever is written.
    .transform((value) => value.replace(/(?<=.)\/$/, ""))
    .meta({ description: about });

export const redirects = z.strictObject({
  redirects: entries("One line for each old address. Every host answers it with the new one (301).", {
    from: address("The old address, which is no page any more: /our-team."),
    to: address("The page that it leads to now: /providers."),
  }).default([]),
});

export type Redirect = z.infer<typeof redirects>["redirects"][number];
