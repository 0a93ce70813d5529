/** The links between the languages of a site: each page names its twin, and the twin names it. */

const alternate = /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\s*\/?>/gi;

/** URLs by language, as a page's head or an entry of the sitemap gives them. */
export const alternatesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.replaceAll("xhtml:link", "link").matchAll(alternate)].map(([, language = "", url = ""]) => [
      language,
      url,
    ]),
  );

/** What is wrong with these pages, by their URL and language, with the text that has their alternates. */
export function wrongAlternates(pages: { url: string; language: string; text: string }[]): string[] {
  const found = new Map(pages.map(({ url, language, text }) => [url, { language, to: alternatesIn(text) }]));
  return [...found].flatMap(([url, { language, to }]) => {
    const others = Object.entries(to).filter(([code]) => code !== "x-default");
    if (others.length === 0) return [];
    const wrong: string[] = [];
    if (to[language] !== url) wrong.push(`${url}: names ${to[language]} as itself in ${language}`);
    if (to["x-default"] !== to.en)
      wrong.push(`${url}: x-default is ${to["x-default"]}, not the English page`);
    for (const [code, other] of others) {
      const twin = found.get(other);
      if (!twin) wrong.push(`${url}: ${other} is no page`);
      else if (twin.language !== code) wrong.push(`${url}: ${other} is in ${twin.language}, not ${code}`);
      else if (twin.to[language] !== url) wrong.push(`${url}: ${other} doesn't lead back to it`);
    }
    return wrong;
  });
}
