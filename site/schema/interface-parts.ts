/** Labels of articles, offices, services, the search and worksheets. */
import { es } from "./spanish-labels.ts";
import { group, label, plural } from "./templates.ts";

export const searchLabels = group("Words of the search.", es.search, {
  open: label("Button that opens the search.", "Search"),
  label: label("Label of the search field.", "Search this site"),
  close: label("Close button.", "Close search"),
  hint: label("What one can type.", "Try: hours, insurance, a provider's name"),
  none: label("Nothing was found.", "We didn't find anything for “{query}.” Try other words, or call us."),
  results: label("How many were found.", "Results: {count}"),
  some: label(
    "No page has all words of the query; pages with some of them follow.",
    "No page matches every word. These come close.",
  ),
  person: label("The answer about a provider.", "{role}. Sees patients in {places}. Speaks {languages}."),
  tasks: label("Heading of the links shown before anything is typed.", "What people often look for"),
  loading: label("While searching.", "Searching…"),
  failed: label(
    "The search could not be loaded.",
    "We couldn't load the search. Please check your connection, or call us.",
  ),
  noScript: label(
    "Search needs JavaScript; what else to do.",
    "Search needs JavaScript. Use the menu above, look through the list of all pages below, or call us.",
  ),
  corrected: label(
    "The query had a typing error; what was looked for instead.",
    "Showing results for “{query}.”",
  ),
  more: label("Offers further results.", "Show more"),
  index: label("Heading of the list of all pages.", "All our pages"),
  otherPages: label("Heading of the pages that belong to no other group.", "Other pages"),
});

export const worksheetLabels = group("Words of worksheets.", es.worksheet, {
  private: label(
    "Says that nothing is sent.",
    "What you type stays on this page. Nothing is sent to us or anyone else, and it's gone when you leave, unless you save it.",
  ),
  keep: label("Box that keeps what was typed on this device.", "Save this on my device"),
  keepNote: label(
    "Under that box: who else could read it.",
    "Don't save it on a phone or computer that you share.",
  ),
  blocked: label(
    "The browser doesn't let the page keep anything.",
    "Your browser won't let this site save anything on your device. You can still type and print.",
  ),
  clear: label("Button that deletes what was typed.", "Clear this sheet"),
  clearAsk: label("Asks whether to delete it.", "Clear everything you typed on this sheet?"),
  clearYes: label("Deletes it.", "Yes, clear it"),
  clearNo: label("Keeps it.", "No, keep it"),
  cleared: label("Says that it is deleted.", "Your sheet is clear."),
  addRow: label("Button that adds a row to a table.", "Add a row"),
  cell: label("Spoken name of a cell.", "{column}, row {n}"),
});

export const articleLabels = group("Words of articles and of their list.", es.article, {
  sources: label("Heading of the sources.", "Sources"),
  inEnglish: label("After a source that is only in English, on a Spanish page.", "(in English)"),
  note: label("Heading of an editor's note.", "Editor's note, {date}"),
  call: label("Line in the panel at the end.", "Questions? Call us and we'll help you set up a visit."),
  more: label("Heading of further articles.", "More articles"),
  readingTime: label("Reading time.", "{minutes} min read"),
  topics: label("Spoken name of the topic filter.", "Show articles about"),
  allTopics: label("Shows every topic.", "All topics"),
  count: plural("How many articles are shown.", es.article.count, {
    one: "{count} article",
    other: "{count} articles",
  }),
  year: label("Title of the page of a year's articles, and the link to it.", "Articles from {year}"),
  reviewed: label(
    "Who has reviewed an article or a service, and when.",
    "Medically reviewed by {name} on {date}",
  ),
  notReviewed: label("Instead, while no clinician has.", "Not yet reviewed by a clinician"),
  draft: label("Mark on a draft, in the preview only.", "Draft, not on the site"),
  waits: label("Mark on an article of the future, in the preview only.", "Not on the site before {date}"),
  written: label(
    "Under the title of an old article that was never brought up to date.",
    "Written in {year}. Some of it may have changed since then.",
  ),
  updated: label("Under the title of an article that was brought up to date.", "Updated {date}"),
  whatChanged: label("Link to the editor's notes, after the date of the update.", "See what changed"),
  notes: label("Heading of the editor's notes.", "What changed"),
  keyPoints: label("Heading of the key points.", "Key points"),
  onThisPage: label("Heading of the list of the parts of a page.", "On this page"),
  tableSource: label("Under a table.", "Source: {source}"),
  askUs: label("Heading of the questions to ask at a visit.", "Questions to ask at your visit"),
  related: label("Heading of the links to other pages of the site.", "Related pages"),
});

export const locationLabels = group("Words of office pages.", es.location, {
  address: label("Heading of the address.", "Address"),
  hours: label("Heading of the hours.", "Hours"),
  closed: label("Above the next closed days of an office.", "Closed on:"),
  otherHours: label("Above the next days on which an office has other hours.", "Other hours:"),
  crossStreets: label("Heading.", "Cross streets"),
  parking: label("Heading.", "Parking"),
  access: label("Heading.", "Accessibility"),
  arriving: label("Heading.", "Finding us"),
  sketch: label("Says that the map is a sketch.", "This map is a sketch and isn't to scale."),
  providers: label("Heading of the people of an office.", "Who you can see here"),
  services: label("Heading of the services of an office.", "Services at this office"),
  directions: label("Before the short directions links of a card.", "Directions:"),
  appleMapsShort: label("Directions link of a card.", "Apple Maps"),
  googleMapsShort: label("Directions link of a card.", "Google Maps"),
  appleMaps: label("Directions link.", "Directions in Apple Maps"),
  googleMaps: label("Directions link.", "Directions in Google Maps"),
  contactCard: label("Download of the contact card.", "Save to contacts"),
  openMap: label("Link over the map that opens directions.", "Get directions"),
});

export const serviceLabels = group("Words of service pages.", es.service, {
  questions: label("Heading of the questions.", "Questions and answers"),
  providers: label("Heading of the people who offer it.", "Who you can see"),
  offices: label("Heading of the offices that offer it.", "Where we offer it"),
  call: label("Invitation to call about a service.", "Questions about {service}? Call us."),
  notSure: label(
    "Heading of the card that asks to call, at the end of the list.",
    "Not sure which one you need?",
  ),
  fallbackDescription: label(
    "Search text of a service without a description.",
    "{service} in {offices}. Call us to find out how it works and whether it's right for you.",
  ),
  others: label("Heading of the other services, under a service without questions.", "Our other services"),
});
