import type { Copy } from "../copy.ts";
import type { Broken } from "./case.ts";

/** Pastes an address as the practice's portal. */
const paste = (address: string) => (content: Copy) =>
  content.edit("practice.yaml", "https://chart.penasco.example/start", address);

export const brokenPatientLinks: Broken[] = [
  { name: "a patient link with http", break: paste("http://chart.penasco.example/start") },
  { name: "a patient link that is a phone number", break: paste("tel:+15755550119") },
  { name: "a patient link that is no address", break: paste("chart.penasco.example") },
  { name: "a patient link with a password", break: paste("https://ana:s3cret@chart.penasco.example/") },
  { name: "a patient link into the office's network", break: paste("https://192.168.1.20/portal") },
  { name: "a patient link on this computer", break: paste("https://localhost:8080/") },
  { name: "a short link for patients", break: paste("https://bit.ly/3xyz") },
  { name: "a patient link for staff", break: paste("https://chart.penasco.example/Staff/login") },
  { name: "a patient link to the admin's host", break: paste("https://admin.chart.org/") },
  { name: "a patient link to a form's editor", break: paste("https://docs.google.com/forms/d/1a2b/edit") },
  { name: "a patient link with a session", break: paste("https://chart.org/start?lang=en&sessionId=8f3a") },
  { name: "a patient link with a session in its path", break: paste("https://chart.org/a;jsessionid=8F3A") },
  {
    name: "a patient link with a patient's name",
    break: paste("https://chart.org/start#/new?lastName=Chavez"),
  },
  { name: "a patient link from instructions", break: paste("https://yourpractice.chart.org/start") },
  { name: "a patient link to example.com", break: paste("https://www.example.com/portal") },
  { name: "a patient link to this site", break: paste("https://penasco.example/contact-us") },
  {
    name: "a patient link to another practice",
    break: (content) =>
      content.edit(
        "locations/monte-vista-co.md",
        "visits.example/practice/4711",
        "visits.example/practice/4712",
      ),
  },
  {
    name: "a patient link to another clinic in one file",
    break: (content) =>
      content.edit(
        "locations/monte-vista-co.md",
        "patientLinks:\n",
        'patientLinks:\n  pay: { url: "https://visits.example/pay?clinic=3" }\n',
      ),
  },
  {
    name: "a patient task with a typing mistake",
    break: (content) => content.edit("practice.yaml", "  portal:", "  portl:"),
  },
];
