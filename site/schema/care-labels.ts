/** Labels for facts about care: links for patients, how services are offered, what a provider's file says. */
import { es } from "./spanish-labels.ts";
import { group, label, phrase } from "./templates.ts";

export const careLabels = {
  patientLinks: group(
    "Words for the links of patientLinks. Any text may write {book}, {refill} ...",
    es.patientLinks,
    {
      title: label("Heading of the list on the contact page.", "Do it online"),
      book: label("Booking, as part of a sentence: book online.", "book online"),
      portal: label("The patient portal.", "open the patient portal"),
      refill: label("Asking for a refill.", "ask for a refill online"),
      pay: label("Paying a bill.", "pay your bill online"),
      records: label("Asking for medical records.", "ask for your records online"),
      forms: label("Forms to fill out.", "fill out your forms online"),
      video: label("Joining a video visit.", "join your video visit"),
      byPhone: phrase(
        "What to do instead while there is no link, as part of a sentence: call {phone}.",
        "call {phone}",
      ),
      leadsTo: label(
        "Says that a link leaves this site, if its website has a name.",
        "goes to {site}, another website",
      ),
      elsewhere: label("The same without a name.", "goes to another website"),
      signIn: label("Says that one signs in there.", "you'll sign in there"),
      booking: phrase(
        "{booking} while there is a link to book: one or two sentences with {book}.",
        "You can {book}. Or call {phone}.",
      ),
    },
  ),
  ways: group("How a service is offered in an office.", es.ways, {
    title: label("Heading of the offices of a service, with ways and hours.", "Where and how we see you"),
    appointment: label("By appointment, as part of a list.", "by appointment"),
    "walk-in": label("Without an appointment.", "walk-in"),
    video: label("By video.", "by video"),
    phone: label("By phone.", "by phone"),
    home: label("At the patient's home, or where the patient lives.", "where you're staying"),
    walkInHours: label("Before the hours of a service one may walk in for.", "Walk in: {times}"),
    otherHours: label("Before the hours of a service that differ from the office's.", "Hours: {times}"),
    walkInHere: label(
      "On an office's page: when one may walk in, and for what.",
      "No appointment? Walk in {times}, for {services}.",
    ),
    appointmentHere: label(
      "On an office's page, where one may not walk in.",
      "By appointment only. Please call before you come.",
    ),
    walkInAt: phrase(
      "{walkIn} while one may walk in somewhere: a sentence with {offices}, each with its times.",
      "You can walk in, with no appointment, in {offices}.",
      { gaps: ["offices"] },
    ),
    noWalkIn: phrase(
      "{walkIn} while one may not.",
      "We see patients by appointment. Call {phone} before you come.",
    ),
    referral: label("A service needs a referral.", "You need a referral from your doctor."),
    noReferral: label("It needs none.", "You don't need a referral."),
  }),
  provider: group("Words of provider pages.", es.provider, {
    board: label("Label of the board certificate.", "Board certification"),
    offices: label("Label of the offices.", "Sees patients in"),
    languages: label("Label of the languages.", "Speaks"),
    speaks: label(
      "{speakers} while somebody speaks another language of the site: Spanish.",
      "You can speak {language} with {people}.",
    ),
    services: label("Label of the services.", "Helps with"),
    others: label("Heading of the other providers.", "Our other providers"),
    newPatients: group("Whether somebody takes new patients.", es.provider.newPatients, {
      open: label("Takes new patients: on cards, and at the head of the profile.", "Taking new patients"),
      "waiting-list": label("Has a waiting list.", "Waiting list for new patients"),
      closed: label("Takes no new patients.", "Not taking new patients"),
    }),
    ages: label("Label of the ages.", "Ages"),
    video: label("Label of the video visits.", "Video visits"),
    byVideo: label("Sees patients by video too.", "Yes"),
    inPerson: label("Sees patients only in person.", "In person only"),
    background: label(
      "Heading of what only some look up, to unfold: training, hospitals, NPI.",
      "Training and background",
    ),
    training: label("Label of the schools and residencies.", "Training"),
    since: label("Label of the year in which somebody began to see patients.", "In practice since"),
    hospitals: label("Label of the hospitals.", "Hospitals"),
    npi: label("Label of the National Provider Identifier.", "NPI"),
    pronunciation: label("Label of how the name is said.", "How to say it"),
  }),
  newPatients: group(
    "Whether new patients are taken, made from the providers' files: on the page for new patients and on offices without room.",
    es.newPatients,
    {
      open: label("Somebody takes new patients.", "We're taking new patients. You can see {names}."),
      waitingList: label("Somebody has a waiting list.", "There's a waiting list for {names}."),
      closed: label("Nobody takes new patients.", "We aren't taking new patients right now."),
      officeWaitingList: label(
        "On the page of an office where new patients can only join a waiting list.",
        "This office has a waiting list for new patients.",
      ),
      officeClosed: label(
        "On the page of an office where nobody takes new patients.",
        "This office isn't taking new patients right now.",
      ),
      ready: label("How much of the lists is ticked.", "{count} of {all} ready"),
      nearest: label(
        "After it: the nearest office that takes new patients.",
        "{office}, about {miles} miles away, is taking new patients.",
      ),
    },
  ),
};
