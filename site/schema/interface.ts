/** Labels of buttons and controls, and words that only screen readers say. */
import { z } from "zod";
import { text } from "./fields.ts";
import type { Template } from "./format.ts";

/** A text with gaps that the page fills: {n} of {m}. */
const template = <Gap extends string>(about: string, ...gaps: Gap[]) =>
  z
    .string()
    .min(1)
    .refine((value) => gaps.every((gap) => value.includes(`{${gap}}`)), {
      error: `expected a text with ${gaps.map((gap) => `{${gap}}`).join(" and ")}`,
    })
    .meta({ description: about, gaps }) as unknown as z.ZodType<Template<Gap>, string>;

/** The same for a number of things: one article, two articles. */
const plural = <Gap extends string>(about: string, ...gaps: Gap[]) =>
  z
    .strictObject({ one: template("For exactly one.", ...gaps), other: template("For all else.", ...gaps) })
    .meta({ description: about });

export const interfaceWords = z.strictObject({
  skipToContent: text("First link of each page."),
  homeLink: text("Spoken name of the logo link."),
  titlePattern: template("Browser title of inner pages.", "title"),
  call: text("Call button with the number, {phone}."),
  callShort: text("Call button without the number."),
  contact: text("Button that leads to the contact page."),
  readMore: text("Button of an article card."),
  boardCertified: text("Badge on each provider."),
  boardLine: template("Board and specialty, in one line.", "board", "specialty"),
  shareFeedback: text("Button on the testimonials page."),
  feedbackSubject: text("Subject of the feedback e-mail."),
  sampleReview: text("Mark on each invented review."),
  stars: text("Spoken words for five stars."),
  backHome: text("Way back for visitors who came from the home page."),
  allProviders: text("Link to the list of providers."),
  otherServices: text("Heading of the list of sibling services."),
  officeDetails: text("Link from an office card."),
  updated: template("When a legal page was last changed.", "date"),
  newTab: text("Spoken after links that open a new tab."),
  menu: z.strictObject({
    main: text("Spoken name of the main menu."),
    open: text("Hamburger, while the menu is hidden."),
    close: text("Close button of the menu."),
    title: text("Spoken name of the sidebar."),
  }),
  footer: z.strictObject({
    title: text("Heading over the night panorama."),
    social: text("Heading of the social networks."),
    copyright: template("Copyright line.", "year"),
  }),
  carousel: z.strictObject({
    carousel: text("What a screen reader calls a carousel."),
    slide: text("What a screen reader calls a slide."),
    position: template("Spoken name of a slide.", "n", "m"),
    previous: text("Arrow back."),
    next: text("Arrow on."),
    pause: text("Pause button while it plays."),
    play: text("Play button while it is paused."),
    dot: template("Spoken name of a dot.", "n", "m"),
    hero: text("Spoken name of the hero carousel."),
  }),
  article: z.strictObject({
    sources: text("Heading of the sources."),
    note: template("Heading of an editor's note.", "date"),
    call: text("Line in the panel at the end."),
    more: text("Heading of further articles."),
    readingTime: template("Reading time.", "minutes"),
    topics: text("Spoken name of the topic filter."),
    allTopics: text("Shows every topic."),
    newer: text("Link to newer articles."),
    older: text("Link to older articles."),
    pageOf: template("Which page of the list.", "n", "m"),
    count: plural("How many articles are shown.", "count"),
    reviewed: template("Who has reviewed an article or a service, and when.", "name", "date"),
    notReviewed: text("Instead, while no clinician has."),
    written: template("Under the title of an old article that was never brought up to date.", "year"),
    updated: template("Under the title of an article that was brought up to date.", "date"),
    keyPoints: text("Heading of the key points."),
    onThisPage: text("Heading of the list of the parts of a page."),
    tableSource: template("Under a table.", "source"),
    askUs: text("Heading of the questions to ask at a visit."),
    related: text("Heading of the links to other pages of the site."),
  }),
  urgency: z.strictObject({
    now: text("Heading above the emergencies of a page."),
    today: text("Heading of the reasons to call the same day."),
    appointment: text("Heading of the reasons to make an appointment."),
  }),
  location: z.strictObject({
    address: text("Heading of the address."),
    hours: text("Heading of the hours."),
    crossStreets: text("Heading."),
    parking: text("Heading."),
    access: text("Heading."),
    arriving: text("Heading."),
    sketch: text("Says that the map is a sketch."),
    providers: text("Heading of the people of an office."),
    services: text("Heading of the services of an office."),
    directions: text("Before the short directions links of a card."),
    appleMapsShort: text("Directions link of a card."),
    googleMapsShort: text("Directions link of a card."),
    appleMaps: text("Directions link."),
    googleMaps: text("Directions link."),
    contactCard: text("Download of the contact card."),
  }),
  service: z.strictObject({
    questions: text("Heading of the questions."),
    providers: text("Heading of the people who offer it."),
    offices: text("Heading of the offices that offer it."),
    call: template("Invitation to call about a service.", "service"),
    fallbackDescription: template("Search text of a service without a description.", "service"),
  }),
  provider: z.strictObject({
    offices: text("Heading of the offices."),
    services: text("Heading of the services."),
    languages: text("Heading of the languages."),
  }),
  openNow: z.strictObject({
    open: template("While open.", "time"),
    opensToday: template("Before opening on a working day.", "time"),
    opensLater: template("Closed until another day.", "day", "time"),
    closed: text("Closed, with no opening known."),
    holiday: template("Closed for a holiday until another day.", "holiday", "day", "time"),
    label: text("Spoken before the state."),
  }),
  nearest: z.strictObject({
    title: text("Heading of the office finder."),
    text: text("Says that nothing is sent."),
    zipLabel: text("Label of the ZIP field."),
    find: text("Button for the ZIP code."),
    locate: text("Button for the browser's own location."),
    result: template("What was found.", "office", "miles"),
    resultClose: template("What was found, within a mile.", "office"),
    locating: text("While the browser finds the location."),
    failed: text("The list of ZIP codes could not be loaded."),
    refused: text("The browser did not give a location."),
    unknownZip: text("The ZIP code is none of those the site knows."),
  }),
  search: z.strictObject({
    open: text("Button that opens the search."),
    label: text("Label of the search field."),
    close: text("Close button."),
    hint: text("What one can type."),
    keyOff: text("Switch while the / key opens the search."),
    keyOn: text("Switch while it does not."),
    none: template("Nothing was found.", "query"),
    results: template("How many were found.", "count"),
    loading: text("While searching."),
    failed: text("The search could not be loaded."),
    noScript: text("Search needs JavaScript; what else to do."),
    corrected: template("The query had a typing error; what was looked for instead.", "query"),
    more: text("Offers further results."),
    index: text("Heading of the list of all pages."),
    otherPages: text("Heading of the pages that belong to no other group."),
  }),
  theme: z.strictObject({
    toDark: text("Switch while the page is light."),
    toLight: text("Switch while the page is dark."),
  }),
  breadcrumbs: text("Spoken name of the path to the page."),
  homeCrumb: text("First step of the path."),
  alert: text("Spoken name of the alert bar."),
  alertUntil: template("When a notice ends, so that an old copy of a page is never wrong.", "date"),
  print: text("Print button."),
  lastChecked: template("When the plans were last checked.", "date"),
  loading: text("Spoken while the next page loads."),
  offline: text("Line shown while there is no network."),
  offlineMissing: text("A page could not be loaded, and the contact page is shown instead."),
  offlineRetry: text("Link that tries to load that page again."),
  errorTitle: text("Heading when something broke."),
  errorText: text("What to do when something broke."),
});

export type InterfaceWords = z.infer<typeof interfaceWords>;
