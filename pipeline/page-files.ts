/** The files that a page's address leads to, below the built site. */
const nameOf = (page: string) => decodeURI(page).slice(1);

export const htmlFile = (page: string) => (page === "/" ? "index.html" : `${nameOf(page)}.html`);
/** What a click on a link to the page loads. */
export const dataFile = (page: string) => (page === "/" ? "_.data" : `${nameOf(page)}.data`);
