/** Labels of buttons and controls, and text for screen readers only. */
import { z } from "zod";
import { careLabels } from "./care-labels.ts";
import { text } from "./fields.ts";
import { searchLabels, worksheetLabels } from "./interface-parts.ts";
import { plural, template } from "./templates.ts";

export const labels = z.strictObject({
  ...careLabels,
  skipToContent: text("First link of each page."),
  homeLink: text("Spoken name of the logo link."),
  titlePattern: template("Browser title of inner pages.", "title"),
  call: text("Call button with the number, {phone}."),
  callShort: text("Call button without the number."),
  whenClosed: text("Instead of a call, in the bar on phones, while the office is closed."),
  tty: template("The number for people who are deaf or hard of hearing.", "tty"),
  contact: text("Button that leads to the contact page."),
  readMore: text("Button of an article card."),
  boardCertified: text("Badge on each provider."),
  boardLine: template("The board certificate of a provider, in one line.", "board", "specialty"),
  shareFeedback: text("Button on the testimonials page."),
  feedbackSubject: text("Subject of the feedback e-mail."),
  feedbackByMail: text("Under that button, where it opens an e-mail."),
  sampleReview: text("Mark on each invented review."),
  samples: text("Strip at the top of every page, while anything on the site is made up."),
  stars: text("Spoken words for five stars."),
  backHome: text("Way back for visitors who came from the home page."),
  allProviders: text("Link to the list of providers."),
  allServices: text("Link to the list of services."),
  otherServices: text("Heading of the list of sibling services."),
  officeDetails: text("Link from an office card."),
  updated: template("When a legal page was last changed.", "date"),
  newTab: text("Spoken after links that open a new tab."),
  menu: z
    .strictObject({
      main: text("Spoken name of the main menu."),
      open: text("Hamburger, while the menu is hidden."),
      close: text("Close button of the menu."),
      title: text("Spoken name of the sidebar."),
      utility: text("Spoken name of the row above the menu."),
    })
    .meta({ description: "Words of the menu." }),
  tasks: z
    .strictObject({
      label: text("Spoken name of the links under the hero: what patients come to do."),
    })
    .meta({ description: "Words for the links to what patients come to do." }),
  footer: z
    .strictObject({
      title: text("Heading over the night panorama."),
      social: text("Heading of the social networks."),
      copyright: template("Copyright line.", "year"),
    })
    .meta({ description: "Words of the footer." }),
  carousel: z
    .strictObject({
      carousel: text("What a screen reader calls a carousel."),
      slide: text("What a screen reader calls a slide."),
      position: template("Spoken name of a slide.", "n", "m"),
      previous: text("Arrow back."),
      next: text("Arrow on."),
      pause: text("Pause button while it plays."),
      play: text("Play button while it is paused."),
      dot: template("Spoken name of a dot.", "n", "m"),
      hero: text("Spoken name of the hero carousel."),
    })
    .meta({ description: "Words of carousels." }),
  article: z
    .strictObject({
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
      draft: text("Mark on a draft, in npm run dev only."),
      waits: template("Mark on an article of the future, in npm run dev only.", "date"),
      written: template("Under the title of an old article that was never brought up to date.", "year"),
      updated: template("Under the title of an article that was brought up to date.", "date"),
      whatChanged: text("Link to the editor's notes, after the date of the update."),
      notes: text("Heading of the editor's notes."),
      keyPoints: text("Heading of the key points."),
      onThisPage: text("Heading of the list of the parts of a page."),
      tableSource: template("Under a table.", "source"),
      askUs: text("Heading of the questions to ask at a visit."),
      related: text("Heading of the links to other pages of the site."),
    })
    .meta({ description: "Words of articles and of their list." }),
  urgency: z
    .strictObject({
      now: text("Heading above the emergencies of a page."),
      today: text("Heading of the reasons to call the same day."),
      appointment: text("Heading of the reasons to make an appointment."),
    })
    .meta({ description: "Headings of when to call." }),
  location: z
    .strictObject({
      address: text("Heading of the address."),
      hours: text("Heading of the hours."),
      closed: template("The next closed days of an office.", "days"),
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
      openMap: text("Link over the map that opens directions."),
    })
    .meta({ description: "Words of office pages." }),
  service: z
    .strictObject({
      questions: text("Heading of the questions."),
      providers: text("Heading of the people who offer it."),
      offices: text("Heading of the offices that offer it."),
      call: template("Invitation to call about a service.", "service"),
      notSure: text("Heading of the card that asks to call, at the end of the list."),
      fallbackDescription: template("Search text of a service without a description.", "service"),
      others: text("Heading of the other services, under a service without questions."),
    })
    .meta({ description: "Words of service pages." }),
  plans: z
    .strictObject({
      label: text("Label of the field that looks for a plan."),
      hint: text("What one can type."),
      ask: text("Instead of the plans of an insurer that lists none."),
      listed: template("The plan is on the list.", "insurers"),
      unlisted: text("The plan is not on the list."),
    })
    .meta({ description: "Words of the field that looks for a plan." }),
  openNow: z
    .strictObject({
      open: template("While open.", "time"),
      opensToday: template("Before opening on a working day.", "time"),
      opensLater: template("Closed until another day.", "day", "time"),
      closed: text("Closed, with no opening known."),
      holiday: template("Closed for a holiday until another day.", "holiday", "day", "time"),
      label: text("Spoken before the state."),
    })
    .meta({ description: "Whether an office is open." }),
  nearest: z
    .strictObject({
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
    })
    .meta({ description: "Words of the office finder." }),
  search: searchLabels,
  worksheet: worksheetLabels,
  theme: z
    .strictObject({
      toDark: text("Switch while the page is light."),
      toLight: text("Switch while the page is dark."),
    })
    .meta({ description: "The switch between light and dark." }),
  breadcrumbs: text("Spoken name of the path to the page."),
  homeCrumb: text("First step of the path."),
  alertsMore: plural("Shows the notices after the first.", "count"),
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

export type Labels = z.infer<typeof labels>;
