/** Placeholders in texts of the frozen practice, with its links for patients and without. */
import { expect, test } from "vitest";
import { readSite } from "../../../engine/data/load.server.ts";
import { patientTasks } from "../../../engine/data/schema/patient-links.ts";
import { Copy } from "./copy.ts";

/** The paragraphs of an article with these lines, as Markdown. */
function filled(content: Copy, lines: string[]) {
  content.article({}, `${lines.join("\n\n")}\n`);
  const body = readSite(content.root).articles.find(({ id }) => id === "blog-1")?.body ?? [];
  return body.map((block) =>
    (block.type === "paragraph" ? block.text : [])
      .map((part) => {
        if (typeof part === "string") return part;
        if ("link" in part) return `[${part.link}](${part.href})`;
        return "strong" in part ? `**${part.strong}**` : "";
      })
      .join("")
      .replaceAll("\u00a0", " ")
      .replaceAll("’", "'"),
  );
}

const call = "[(575) 555-0119](tel:+15755550119)";
const away = "(leads to Visits, a website of others; you'll sign in there)";
const online = `[choose a time online](https://visits.example/practice/4711/new) ${away}`;

test("a text gets the facts of the practice, its phone number and address as links", () => {
  using content = new Copy();
  const lines = {
    "Call {phone} or {phone}, write {email}.": `Call ${call} or ${call}, write [front.desk@penasco.example](mailto:front.desk@penasco.example).`,
    "Write to {practice}, {address}.":
      "Write to Peñasco Family Medicine, 418 Paseo del Cañon E, Suite B, Taos, NM 87571.",
    "Ill? {afterHours}": `Ill? Door locked? Call ${call}. A nurse calls you back within the hour.`,
    "You can {book} now.": `You can ${online} now.`,
    // The booking line of the practice gives way to the link.
    "Come in. {booking}": `Come in. You can ${online}. You can also call ${call}.`,
    // A phrase at the start of a sentence begins with a capital.
    "{refill}.": `Call ${call}.`,
    "Ill? {book}.": `Ill? ${online.replace("choose", "Choose")}.`,
    "Refills: {refill}.": `Refills: call ${call}.`,
    "**Refills.** {refill}.": `**Refills.** Call ${call}.`,
  };
  expect(filled(content, Object.keys(lines))).toEqual(Object.values(lines));
});

test("without links for patients, every task is done by phone", () => {
  using content = new Copy();
  content.edit("practice.yaml", /^patientLinks:\n(?: .*\n)+/m, "");
  const lines = [...patientTasks.map((task) => `To do it, {${task}}.`), "{booking}"];
  expect(filled(content, lines)).toEqual([
    ...patientTasks.map(() => `To do it, call ${call}.`),
    "To book, call us. You cannot book on this website yet.",
  ]);
});
