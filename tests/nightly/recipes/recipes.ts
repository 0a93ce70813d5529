/** The README's recipes as functions that change a copy of any practice's content. */
import { globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import {
  add,
  addPhoto,
  copyEntry,
  editFields,
  type Fields,
  filesOf,
  firstOf,
  lastOf,
  listIn,
  mainOfficeOf,
  type Recipe,
  read,
  remove,
  removePictures,
  set,
  slugOf,
  unlink,
} from "./edit-content.ts";
import { closedHours, moreToRead } from "./reading.ts";

const practice = "practice.yaml";
const firstOffice = firstOf("locations");
const firstPerson = firstOf("providers");
/** What is said about a place alone. */
const ofThePlace = { crossStreets: undefined, parking: undefined, access: undefined, arriving: undefined };

const entries: Record<"provider" | "office", { fields: Record<string, unknown>; text: string }> = parse(
  readFileSync("tests/nightly/recipes/entries.yaml", "utf8"),
);

async function newProvider(root: string) {
  await addPhoto(root, "providers/maria-lopez-md");
  const { fields, text } = entries.provider;
  copyEntry(root, firstPerson(root), "providers/maria-lopez-md.md", fields, text);
}

function providerLeaves(root: string) {
  const gone =
    filesOf(root, "providers")
      .filter((file) => slugOf(file) !== "maria-lopez-md")
      .at(-1) ?? "";
  removePictures(root, gone, ["image"]);
  rmSync(path.join(root, gone));
  unlink(root, `/providers/${slugOf(gone)}`);
}

async function newOffice(root: string) {
  await addPhoto(root, "offices/kingman-az");
  const { text, fields } = entries.office;
  const elsewhere = { ...fields, ...ofThePlace, unit: undefined, mapImage: undefined, mapAlt: undefined };
  copyEntry(root, firstOffice(root), "locations/kingman-az.md", elsewhere, text);
  add(firstPerson, "offices", { office: "kingman-az" })(root);
  editFields(root, "navigation.yaml", (menus) => {
    const [column] = listIn(menus, "footer").items as Fields[];
    if (column) listIn(column, "links").add({ label: "Kingman", path: "/location/kingman-az" });
  });
}

function officeCloses(root: string) {
  const kept = [mainOfficeOf(root), "kingman-az"];
  const gone = filesOf(root, "locations").find((file) => !kept.includes(slugOf(file)));
  if (!gone) return;
  const isNamed = (text: unknown) => new RegExp(`\\b${slugOf(gone)}\\b`).test(String(text));
  removePictures(root, gone, ["image", "mapImage"]);
  for (const banner of globSync(`images/banner/*-${slugOf(gone)}*`, { cwd: root }))
    rmSync(path.join(root, banner));
  rmSync(path.join(root, gone));
  for (const [folder, list] of [
    ["providers", "offices"],
    ["services", "offered"],
  ] as const)
    for (const file of filesOf(root, folder)) {
      if (
        !read(root, file)
          .match(/\boffice: \S+/g)
          ?.some(isNamed)
      )
        continue;
      editFields(root, file, (fields) => {
        const offices = listIn(fields, list);
        offices.items = offices.items.filter((office) => !isNamed(office));
        if (offices.items.length > 0) return;
        if (list === "offices") offices.add({ office: mainOfficeOf(root) });
        else remove(fields, list);
      });
    }
  unlink(root, `/location/${slugOf(gone)}`);
}

const all: Record<string, Recipe["follow"]> = {
  "another phone number": set(practice, { phone: "(928) 555-0178" }),
  "an office moves": set(firstOffice, {
    street: "2200 N. Commerce Way",
    unit: "Suite 7",
    zip: "86001",
    geo: { latitude: 35.2, longitude: -111.65 },
    ...ofThePlace,
  }),
  ...moreToRead,
  "a new provider with a photo": newProvider,
  "a provider takes no new patients, and has ages and days in an office": (root) =>
    set(firstPerson, {
      newPatients: "closed",
      ages: "18 and older",
      offices: [{ office: mainOfficeOf(root), days: ["monday", "friday"] }],
    })(root),
  "a provider leaves": providerLeaves,
  "hours of one office": set(lastOf("locations"), {
    hours: { monday: "09:00-12:00, 13:00-16:00", friday: "09:00-12:00", saturday: "09:00-11:30" },
  }),
  "other hours for the whole practice": set(practice, { "hours.friday": "07:30-12:00" }),
  "a holiday": add(practice, "holidays", { date: "Feb 16, 2099", name: "Presidents' Day" }),
  "a holiday that is over": (root) =>
    editFields(root, practice, (fields) => listIn(fields, "holidays").delete(0)),
  "a closed day of one office": add(firstOffice, "holidays", { date: "Mar 03, 2099", name: "Moving day" }),
  "a new office": newOffice,
  "an office closes": officeCloses,
  "patients can book online": set(practice, {
    patientLinks: {
      book: { url: "https://www.zocdoc.com/practice/a-practice-1", signIn: true, leadsTo: "Zocdoc" },
    },
  }),
  "an office has a link of its own": set(firstOffice, {
    patientLinks: {
      pay: { url: "https://pay.practice-bills.com/office-1", for: "For bills of this office" },
    },
  }),
  "an insurer is added": add(practice, "insurers", {
    name: "UnitedHealthcare",
    style: "bold",
    plans: ["PPO"],
  }),
  "a social link is removed": (root) =>
    editFields(root, practice, (fields) => {
      const social = listIn(fields, "social");
      if (social.items.length > 0) social.delete(0);
      else social.add({ name: "Facebook", url: "https://www.facebook.com/practice" });
    }),
  "where a service is offered": (root) =>
    set(firstOf("services"), {
      offered: [
        { office: mainOfficeOf(root), ways: ["appointment", "walk-in"], hours: { friday: "closed" } },
      ],
      referral: false,
    })(root),
  "a service is renamed": set(lastOf("services"), { name: "Care by Another Name" }),
  "a page for closed hours, and a task that leads to it": closedHours,
  "a number for the deaf": set(practice, { tty: "(928) 555-0179" }),
};

export const recipes: Recipe[] = Object.entries(all).map(([name, follow]) => ({ name, follow }));
