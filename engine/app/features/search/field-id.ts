/** The field of the search page. On that page, the header's button focuses it. */
export const searchFieldId = "search-field";
