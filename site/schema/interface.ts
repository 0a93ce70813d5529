/**
 * Labels of buttons and controls, and text for screen readers only, with their defaults in English; spanish-labels.ts has those in
 * Spanish. A practice writes only the labels that it wants otherwise.
 */
import type { z } from "zod";
import { careLabels } from "./care-labels.ts";
import {
  articleLabels,
  locationLabels,
  searchLabels,
  serviceLabels,
  worksheetLabels,
} from "./interface-parts.ts";
import { es } from "./spanish-labels.ts";
import { group, label, plural } from "./templates.ts";

export const labels = group("Words of buttons and controls.", es, {
  ...careLabels,
  skipToContent: label("First link of each page.", "Skip to content"),
  homeLink: label("Spoken name of the logo link.", "{practice}, home"),
  titlePattern: label("Browser title of inner pages.", "{title} | {practice}"),
  call: label("Call button with the number, {phone}.", "Call {phone}"),
  callShort: label("Call button without the number.", "Call"),
  whenClosed: label(
    "Link to the page for closed hours: in the bar on phones while the office is closed, and after the reasons to call.",
    "What to do until we open",
  ),
  tty: label("The number for people who are deaf or hard of hearing.", "TTY {tty}"),
  fax: label("The fax number.", "Fax {fax}"),
  contact: label("Button that leads to the contact page.", "Contact Us"),
  readMore: label("Button of an article card.", "Read More"),
  boardCertified: label("Badge on each provider.", "Board Certified"),
  boardLine: label("The board certificate of a provider, in one line.", "{specialty}, {board}"),
  shareFeedback: label("Button on the testimonials page.", "Share Feedback"),
  feedbackSubject: label("Subject of the feedback e-mail.", "Feedback about my visit"),
  feedbackByMail: label(
    "Under that button, where it opens an e-mail.",
    "This opens your email app. Please leave out health details.",
  ),
  sampleReview: label("Mark on each invented review.", "Sample review"),
  samples: label(
    "Strip at the top of every page, while anything on the site is made up.",
    "Sample site. People, phone numbers, plans and prices here are made up.",
  ),
  drafts: label(
    "The same strip, on Spanish pages that no translator has signed.",
    "Draft: a person hasn't reviewed all of the Spanish yet.",
  ),
  stars: label("Spoken words for five stars.", "5 out of 5 stars"),
  backHome: label("Way back for visitors who came from the home page.", "Back to Home"),
  allProviders: label("Link to the list of providers.", "All providers"),
  allServices: label("Link to the list of services.", "All services"),
  otherServices: label("Heading of the list of sibling services.", "Our services"),
  updated: label("When a legal page was last changed.", "Last updated {date}"),
  fileNote: label(
    "After a link to a file: what it opens, its size and its language.",
    "(opens a PDF, {size}, {language})",
  ),
  newTab: label("Spoken after links that open a new tab.", "(opens in a new tab)"),
  menu: group("Words of the menu.", es.menu, {
    main: label("Spoken name of the main menu.", "Main"),
    open: label("Hamburger, while the menu is hidden.", "Open menu"),
    close: label("Close button of the menu.", "Close menu"),
    title: label("Spoken name of the sidebar.", "Menu"),
    utility: label("Spoken name of the row above the menu.", "Quick links"),
  }),
  tasks: group("Words for the links to what patients come to do.", es.tasks, {
    label: label(
      "Spoken name of the links under the hero: what patients come to do.",
      "What do you need today?",
    ),
  }),
  footer: group("Words of the footer.", es.footer, {
    title: label("Heading over the night panorama.", "We're open {hours}"),
    social: label("Heading of the social networks.", "Follow us"),
    copyright: label("Copyright line.", "© {year} {practice}"),
  }),
  carousel: group("Words of carousels.", es.carousel, {
    carousel: label("What a screen reader calls a carousel.", "carousel"),
    slide: label("What a screen reader calls a slide.", "slide"),
    position: label("Spoken name of a slide.", "{n} of {m}"),
    previous: label("Arrow back.", "Previous"),
    next: label("Arrow on.", "Next"),
    pause: label("Pause button while it plays.", "Pause"),
    play: label("Play button while it is paused.", "Play"),
    dot: label("Spoken name of a dot.", "Show {n} of {m}"),
    hero: label("Spoken name of the hero carousel.", "Welcome"),
  }),
  article: articleLabels,
  urgency: group("Headings of when to call.", es.urgency, {
    title: label("Heading of the card with all reasons to call.", "When to call"),
    now: label("Heading of the emergencies of a page.", "Get emergency help now"),
    today: label("Heading of the reasons to call the same day.", "Call us today if"),
    appointment: label("Heading of the reasons to make an appointment.", "Make an appointment if"),
  }),
  location: locationLabels,
  service: serviceLabels,
  plans: group("Words of the field that looks for a plan.", es.plans, {
    label: label("Label of the field that looks for a plan.", "Find your plan"),
    hint: label("What one can type.", "Type what your card says, like Aetna PPO."),
    ask: label("Instead of the plans of an insurer that lists none.", "Call us to check your plan"),
    listed: label(
      "The plan is on the list.",
      "On our list: {insurers}. Plans differ, so please call us to check yours.",
    ),
    unlisted: label(
      "The plan is not on the list.",
      "We don't see that name on our list. Please look through it below, or call {phone}. We may still be able to see you.",
    ),
  }),
  openNow: group("Whether an office is open.", es.openNow, {
    open: label("While open.", "Open now, closes at {time}"),
    opensToday: label("Before opening on a working day.", "Closed now, opens today at {time}"),
    opensLater: label("Closed until another day.", "Closed now, opens {day} at {time}"),
    closed: label("Closed, with no opening known.", "Closed now"),
    holiday: label(
      "Closed for a holiday until another day.",
      "Closed today for {holiday}. Opens {day} at {time}",
    ),
    label: label("Spoken before the state.", "Right now:"),
  }),
  nearest: group("Words of the office finder.", es.nearest, {
    title: label("Heading of the office finder.", "Find your nearest office"),
    text: label(
      "Says that nothing is sent.",
      "This happens on your own device. Nothing is sent to us or anyone else.",
    ),
    zipLabel: label("Label of the ZIP field.", "ZIP code"),
    find: label("Button for the ZIP code.", "Find"),
    locate: label("Button for the browser's own location.", "Use my location"),
    result: label(
      "What was found.",
      "Your nearest office is {office}, about {miles} miles away in a straight line.",
    ),
    resultClose: label(
      "What was found, within a mile.",
      "Your nearest office is {office}, about a mile away.",
    ),
    locating: label("While the browser finds the location.", "Finding your location…"),
    failed: label(
      "The list of ZIP codes could not be loaded.",
      "We couldn't load the list of ZIP codes. Please check your connection, or call us.",
    ),
    refused: label(
      "The browser did not give a location.",
      "Your browser didn't share your location. Type your ZIP code instead.",
    ),
    unknownZip: label(
      "The ZIP code is none of those the site knows.",
      "We don't know that ZIP code. Please check the five digits, or call us.",
    ),
  }),
  search: searchLabels,
  worksheet: worksheetLabels,
  theme: group("The switch between light and dark.", es.theme, {
    toDark: label("Switch while the page is light.", "Switch to dark mode"),
    toLight: label("Switch while the page is dark.", "Switch to light mode"),
  }),
  breadcrumbs: label("Spoken name of the path to the page.", "You are here"),
  homeCrumb: label("First step of the path.", "Home"),
  alertsMore: plural("Shows the notices after the first.", es.alertsMore, {
    one: "{count} more notice",
    other: "{count} more notices",
  }),
  alert: label("Spoken name of the alert bar.", "Notice"),
  alertUntil: label("When a notice ends, so that an old copy of a page is never wrong.", "Until {date}."),
  print: label("Print button.", "Print this page"),
  lastChecked: label("When the plans were last checked.", "Last checked {date}"),
  loading: label("Spoken while the next page loads.", "Loading the next page"),
  offline: label("Line shown while there is no network.", "You're offline. This page may be out of date."),
  offlineMissing: label(
    "A page could not be loaded, and the contact page is shown instead.",
    "We couldn't load that page, and it isn't saved on your device. Here's how to reach us.",
  ),
  offlineRetry: label("Link that tries to load that page again.", "Try that page again"),
  errorTitle: label("Heading when something broke.", "Something went wrong on this page"),
  errorText: label("What to do when something broke.", "We're sorry. Please call us and we'll help you."),
}).unwrap();

export type Labels = z.infer<typeof labels>;
