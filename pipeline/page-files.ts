/** The HTML file of a page, below the built site. */
export const htmlFile = (page: string) => (page === "/" ? "index.html" : `${decodeURI(page).slice(1)}.html`);
