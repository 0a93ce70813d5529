/** Which articles a page lists: the newest ones at /blogs, and all of a year that has older ones on a page of its own. */
import { isoDate } from "./schema/fields.ts";

/** More make the page too heavy and too long to look through. */
const atMost = 30;

interface Dated {
  date: string;
}
const yearOf = ({ date }: Dated) => isoDate(date).slice(0, 4);

/** `articles` are sorted, the newest first. */
export const listedArticles = <Article extends Dated>(articles: Article[], year?: string): Article[] =>
  year ? articles.filter((article) => yearOf(article) === year) : articles.slice(0, atMost);

export const olderYears = (articles: Dated[]) => [...new Set(articles.slice(atMost).map(yearOf))];

/** Longer than the address of an article: the title "2023" makes /blogs/2023. In Spanish it follows the list's own address. */
export const yearPath = (year: string) => `/blogs/archive/${year}`;
export const spanishYear = (year: string) => `/archivo/${year}`;
