import type { Copy } from "../copy.ts";
import type { Broken } from "./case.ts";

/** Pastes an address as the practice's portal. */
const paste = (address: string) => (content: Copy) =>
  content.edit("practice.yaml", "https://chart.penasco.example/start", address);

export const brokenPatientLinks: Broken[] = [
  {
    name: "a patient link with http",
    says: ['practice.yaml patientLinks > portal > url: "http://chart.penasco.example/start"'],
    break: paste("http://chart.penasco.example/start"),
  },
  {
    name: "a patient link that is a phone number",
    says: ['practice.yaml patientLinks > portal > url: "tel:+15755550119"'],
    break: paste("tel:+15755550119"),
  },
  {
    name: "a patient link that is no address",
    says: ['practice.yaml patientLinks > portal > url: "chart.penasco.example"'],
    break: paste("chart.penasco.example"),
  },
  {
    name: "a patient link with a password",
    says: ["practice.yaml patientLinks > portal > url: one with an @ before the name of the website"],
    break: paste("https://ana:s3cret@chart.penasco.example/"),
  },
  {
    name: "a patient link into the office's network",
    says: ['practice.yaml patientLinks > portal > url: "https://192.168.1.20/portal"'],
    break: paste("https://192.168.1.20/portal"),
  },
  {
    name: "a patient link to this site",
    says: ["practice.yaml patientLinks > portal > url: https://penasco.example/contact-us, which is"],
    break: paste("https://penasco.example/contact-us"),
  },
  {
    name: "a patient task with a typing mistake",
    says: ['practice.yaml patientLinks > portl: an unknown field "portl"'],
    break: (content) => content.edit("practice.yaml", "  portal:", "  portl:"),
  },
];
