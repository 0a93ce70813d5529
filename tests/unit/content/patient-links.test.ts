/** Addresses that patients may be sent to. broken.yaml has those they may not. */
import { expect, test } from "vitest";
import { readSite } from "../../../site/load.server.ts";
import { patientLinks } from "../../../site/schema/patient-links.ts";
import { Copy } from "./copy.ts";

test.each([
  "https://mychart.clinic.org/MyChart/Authentication/Login",
  "https://www.zocdoc.com/practice/clinic-12345?lock=true&source=web",
  "https://pay.clinic.com/",
  "https://12345.portal.athenahealth.com/",
  "https://clinic.intakeq.com/booking?serviceId=4&practitioner=2",
  "https://docs.google.com/forms/d/e/1FAIpQL/viewform",
  "https://phr.charmtracker.com/login.sas?FACILITY_ID=abc&lang=en",
  "https://clinic.org/#/appointments?location=2",
  "https://staff.clinic.org/book/edit?token=abc",
])("%s may be pasted", (address) => {
  expect(patientLinks("").safeParse({ book: { url: address } }).success).toBe(true);
});

test("an office's own link comes before the practice's, in its texts too", () => {
  using content = new Copy();
  content.edit("locations/monte-vista-co.md", "We close for lunch", "To come, {book}. We close for lunch");
  const { locations, practice } = readSite(content.root);
  const own = "https://visits.example/practice/4711/new?clinic=2";
  const monteVista = locations.find(({ slug }) => slug === "monte-vista-co");
  expect(JSON.stringify(monteVista?.body)).toContain(
    JSON.stringify({ link: "choose a time online", href: own }),
  );
  expect(JSON.stringify(monteVista?.booking)).toContain(own);
  expect(JSON.stringify(practice.booking)).not.toContain("clinic=2");
});
