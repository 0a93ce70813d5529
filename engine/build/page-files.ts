import { dataPath } from "../app/features/navigation/site-file.ts";

/** The files of a page, below the built site. */
const nameOf = (page: string) => decodeURI(page).slice(1);

export const htmlFile = (page: string) => (page === "/" ? "index.html" : `${nameOf(page)}.html`);
/** Page data, loaded by client-side navigation. */
export const dataFile = (page: string) => nameOf(dataPath(page));
