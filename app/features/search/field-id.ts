/** The field of the search page. On that page, the header's button and the / key focus it. */
export const searchFieldId = "search-field";
