/** The field of the search page, which the header's button and the / key go to while that page is open. */
export const searchFieldId = "search-field";
