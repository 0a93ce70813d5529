/** Labels of the search and of worksheets. */
import { z } from "zod";
import { text } from "./fields.ts";
import { template } from "./templates.ts";

export const searchLabels = z
  .strictObject({
    open: text("Button that opens the search."),
    label: text("Label of the search field."),
    close: text("Close button."),
    hint: text("What one can type."),
    none: template("Nothing was found.", "query"),
    results: template("How many were found.", "count"),
    some: text("No page has all words of the query; pages with some of them follow."),
    person: template("The answer about a provider.", "role", "offices", "languages"),
    tasks: text("Heading of the links shown before anything is typed."),
    loading: text("While searching."),
    failed: text("The search could not be loaded."),
    noScript: text("Search needs JavaScript; what else to do."),
    corrected: template("The query had a typing error; what was looked for instead.", "query"),
    more: text("Offers further results."),
    index: text("Heading of the list of all pages."),
    otherPages: text("Heading of the pages that belong to no other group."),
  })
  .meta({ description: "Words of the search." });

export const worksheetLabels = z
  .strictObject({
    private: text("Says that nothing is sent."),
    keep: text("Box that keeps what was typed on this device."),
    keepNote: text("Under that box: who else could read it."),
    blocked: text("The browser doesn't let the page keep anything."),
    clear: text("Button that deletes what was typed."),
    clearAsk: text("Asks whether to delete it."),
    clearYes: text("Deletes it."),
    clearNo: text("Keeps it."),
    cleared: text("Says that it is deleted."),
    addRow: text("Button that adds a row to a table."),
    cell: template("Spoken name of a cell.", "column", "n"),
  })
  .meta({ description: "Words of worksheets." });
