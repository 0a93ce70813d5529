/** The part of the page Publish in which a person says that something is right, or was read. */
import { escapeXml } from "../build/xml.ts";
import { hiddenInputs, pre } from "./html.ts";
import type { ToConfirm } from "./to-confirm.ts";

export interface ConfirmTasks {
  toConfirm: () => ToConfirm;
  /** Takes a made-up value that is right off its file's list. False if it isn't on it. */
  markAsRight: (file: string, field: string) => boolean;
  /** Signs translations, or the emergency cards as "safety", and says so in a line for each. */
  sign: (files: string[], reviewer: string) => string[];
}

/** Does what a button of the page asks for, and says so. */
export function answerTo(entry: URLSearchParams, { markAsRight, sign }: ConfirmTasks): string {
  const isRight = entry.get("do") === "right";
  const reload = "Reload the forms before you go on there.";
  if (isRight)
    return markAsRight(entry.get("file") ?? "", entry.get("field") ?? "")
      ? `It is no longer marked as made up. ${reload}`
      : "It is not on the list any more.";
  const [files, reviewer] = [entry.getAll("file"), (entry.get("reviewer") ?? "").trim()];
  if (files.length === 0 || !reviewer)
    return "Nothing was signed: choose what you have read, and write your name.";
  try {
    return `${sign(files, reviewer).join(" ")} ${reload}`;
  } catch (error) {
    return `Nothing was signed. ${(error as Error).message}`;
  }
}

/** What a person can answer here, instead of in a file. */
export function confirmForms({ madeUp, unsigned, cards }: ToConfirm): string {
  const values = madeUp.map(
    ({ file, field, title, label, value }) =>
      `<tr><td>${escapeXml(title)}: ${escapeXml(label)}<br><small>${escapeXml(file)}</small></td><td>${pre(value)}</td><td><form method="post" action="/publish">${hiddenInputs({ file, field })}<button name="do" value="right">This is right as it is</button></form></td></tr>`,
  );
  const files = unsigned.map(
    ({ file, says }) =>
      `<li><label><input type="checkbox" name="file" value="${escapeXml(file)}"> ${escapeXml(file)} (${escapeXml(says)})</label></li>`,
  );
  const card = ({ title, lines }: ToConfirm["cards"][number]) =>
    `<li>${escapeXml(title)}<ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join("")}</ul></li>`;
  return [
    values.length > 0 &&
      `<h2>Marked as made up: ${values.length}</h2><p>What you change in a form comes off by itself. Say here what is right without a change.</p><table>${values.join("")}</table>`,
    files.length > 0 &&
      `<h2>Spanish to sign: ${files.length}</h2><p>Only for a qualified translator who has compared each chosen file with the English of today, and corrected it.</p><form method="post" action="/publish"><ul>${files.join("")}</ul>${signature("Luz Ortega, CMI")}</form>`,
    cards.length > 0 &&
      `<h2>Emergency cards to sign</h2><p>Only for a clinician of the practice who has read every card.</p><details><summary>Read them: ${cards.length}</summary><ol>${cards.map(card).join("")}</ol></details><form method="post" action="/publish">${hiddenInputs({ file: "safety" })}${signature("Ana Diaz, MD")}</form>`,
  ]
    .filter(Boolean)
    .join("");
}

const signature = (example: string) =>
  `<p><label>Your name, as in ${example}: <input name="reviewer" required></label> <button name="do" value="sign">Sign</button></p>`;
