/** The sources of an article, each in the page's language if its publisher has it in that language. */
import type { ArticleEntry, Site } from "../read/site.server.ts";

/** A source that isn't in the page's language has a `language`. */
export const sourcesIn = ({ language }: Pick<Site, "language">, { sources }: Pick<ArticleEntry, "sources">) =>
  sources.map(({ spanish, ...source }): Source => {
    if (language === "en") return source;
    return spanish ?? { ...source, language: "en" };
  });

export type Source = Omit<ArticleEntry["sources"][number], "spanish"> & { language?: "en" };
