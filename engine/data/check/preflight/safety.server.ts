/** Whether a clinician and a translator of the practice have signed the emergency cards that every practice has. */
import { isTranslated, officeStates } from "../../read/own-safety.server.ts";
import type { Problem } from "../../read/problem.ts";
import { commonSafety } from "../../read/safety.server.ts";
import { changedSince, safetyVersion } from "../../read/safety-versions.server.ts";
import type { Site } from "../../read/site.server.ts";
import { finding } from "./finding.ts";

const why = "People in danger act on the emergency cards, and no clinician of the practice has read them.";
const where =
  "node_modules/verdin/safety/cards.yaml has them in English and Spanish, its folder states the lines of a state";

export function* safetyFindings(site: Site): Generator<Problem> {
  const { safety } = site.practice;
  const common = commonSafety(officeStates(site), "en");
  const [newest, file] = [safetyVersion(), "practice.yaml"];
  const unread = common.cards.filter(({ unreviewed }) => unreviewed);
  const changed = safety ? changedSince(safety.version, officeStates(site)) : [];
  if (!safety && unread.length > 0)
    yield finding(
      file,
      ["safety"],
      {
        why,
        todo: `A clinician reads the emergency cards (${where}). Then write safety: { version: ${newest}, by: "Name, MD", on: "Nov 19, 2026" }.`,
      },
      `${unread.length} cards`,
    );
  if (safety && (changed.length > 0 || safety.version > newest))
    yield finding(
      file,
      ["safety", "version"],
      {
        why: "An update has changed emergency cards since a clinician of the practice has read them.",
        todo: `A clinician reads those named below (${where}). Then write version: ${newest}, with by and on.`,
      },
      changed.join("; ") || `version ${safety.version}`,
    );
  if (site.spanish && site.practice.spanish === "drafts" && !isTranslated(common, site))
    yield finding(file, ["spanish"], {
      group: "law",
      why: "A machine's translation of health information needs the review of a qualified human translator (45 CFR 92.201).",
      todo: "Have one compare the Spanish emergency cards with the English ones. Then write the name as translator under safety. Or write spanish: reviewed, and they are shown in English.",
    });
}
