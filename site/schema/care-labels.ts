/** Labels for facts about care: links for patients, how services are offered, what a provider's file says. */
import { z } from "zod";
import { line, text } from "./fields.ts";
import { template } from "./templates.ts";

export const careLabels = {
  patientLinks: z
    .strictObject({
      title: text("Heading of the list on the contact page."),
      book: text("Booking, as part of a sentence: book online."),
      portal: text("The patient portal."),
      refill: text("Asking for a refill."),
      pay: text("Paying a bill."),
      records: text("Asking for medical records."),
      forms: text("Forms to fill out."),
      video: text("Joining a video visit."),
      byPhone: line("What to do instead while there is no link, as part of a sentence: call {phone}."),
      leadsTo: template("Says that a link leaves this site, if its website has a name.", "site"),
      elsewhere: text("The same without a name."),
      signIn: text("Says that one signs in there."),
      booking: line("{booking} while there is a link to book: one or two sentences with {book}."),
    })
    .meta({ description: "Words for the links of patientLinks. Any text may write {book}, {refill} ..." }),
  ways: z
    .strictObject({
      title: text("Heading of the offices of a service, with ways and hours."),
      appointment: text("By appointment, as part of a list."),
      "walk-in": text("Without an appointment."),
      video: text("By video."),
      phone: text("By phone."),
      home: text("At the patient's home, or where the patient lives."),
      walkInHours: template("Before the hours of a service one may walk in for.", "times"),
      otherHours: template("Before the hours of a service that differ from the office's.", "times"),
      walkInHere: template("On an office's page: when one may walk in, and for what.", "times", "services"),
      walkInAt: line(
        "{walkIn} while one may walk in somewhere: a sentence with {offices}, each with its times.",
        {
          gaps: ["offices"],
        },
      ),
      noWalkIn: line("{walkIn} while one may not."),
      referral: text("A service needs a referral."),
      noReferral: text("It needs none."),
    })
    .meta({ description: "How a service is offered in an office." }),
  provider: z
    .strictObject({
      board: text("Label of the board certificate."),
      offices: text("Label of the offices."),
      languages: text("Label of the languages."),
      services: text("Label of the services."),
      others: text("Heading of the other providers."),
      newPatients: z
        .strictObject({
          open: text("Takes new patients: on cards, and at the head of the profile."),
          "waiting-list": text("Has a waiting list."),
          closed: text("Takes no new patients."),
        })
        .meta({ description: "Whether somebody takes new patients." }),
      ages: text("Label of the ages."),
      video: text("Label of the video visits."),
      byVideo: text("Sees patients by video too."),
      inPerson: text("Sees patients only in person."),
      training: text("Label of the schools and residencies."),
      since: text("Label of the year in which somebody began to see patients."),
      hospitals: text("Label of the hospitals."),
      npi: text("Label of the National Provider Identifier."),
      pronunciation: text("Label of how the name is said."),
    })
    .meta({ description: "Words of provider pages." }),
  newPatients: z
    .strictObject({
      open: template("Somebody takes new patients.", "names"),
      waitingList: template("Somebody has a waiting list.", "names"),
      closed: text("Nobody takes new patients."),
      officeWaitingList: text("On the page of an office where new patients can only join a waiting list."),
      officeClosed: text("On the page of an office where nobody takes new patients."),
      nearest: template("After it: the nearest office that takes new patients.", "office", "miles"),
    })
    .meta({
      description:
        "Whether new patients are taken, made from the providers' files: on the page for new patients and on offices without room.",
    }),
};
