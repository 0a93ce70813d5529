import { useMatches } from "react-router";

/**
 * Style sheets of the kinds of pages that a visitor goes on to; the HTML of the first page has its own. React shows the
 * next page once its sheet has loaded, and keeps the sheet.
 */
export function PageStyles() {
  const matches = useMatches();
  const routes = typeof window === "undefined" ? {} : window.__reactRouterManifest?.routes;
  const sheets = matches.flatMap(({ id }) => routes?.[id]?.css ?? []);
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}
