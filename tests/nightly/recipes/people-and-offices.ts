/** Recipes for providers, offices and their hours. */
import { rmSync } from "node:fs";
import path from "node:path";
import {
  addPhoto,
  copyEntry,
  editFields,
  type Fields,
  filesOf,
  listIn,
  mainOfficeOf,
  type Recipe,
  read,
  removePictures,
  slugOf,
  stringsIn,
  unlink,
  writeBody,
} from "./hands.ts";

export const peopleAndOffices: Recipe[] = [
  {
    name: "a new provider with a photo",
    async follow(root) {
      const [model = ""] = filesOf(root, "providers");
      await addPhoto(root, "providers/maria-lopez-md");
      copyEntry(root, model, "providers/maria-lopez-md.md", {
        name: "Maria Lopez",
        credential: "MD",
        order: 90,
        image: "providers/maria-lopez-md",
        imageAlt: "Portrait of Maria Lopez, a woman with short gray hair and a blue shirt",
        description:
          "Dr. Maria Lopez sees patients of our practice. Read how she works and which languages she speaks.",
      });
      writeBody(root, "providers/maria-lopez-md.md", "Dr. Lopez likes to listen first.");
    },
  },
  {
    name: "a provider takes no new patients, and has ages and days in an office",
    follow(root) {
      const [person = ""] = filesOf(root, "providers");
      editFields(root, person, (fields) => {
        fields.set("newPatients", "closed");
        fields.set("ages", "18 and older");
        fields.set("offices", [{ office: mainOfficeOf(root), days: ["monday", "friday"] }]);
      });
    },
  },
  {
    name: "a provider leaves",
    follow(root) {
      const people = filesOf(root, "providers");
      const gone = people.filter((file) => slugOf(file) !== "maria-lopez-md").at(-1) ?? "";
      const image = /^image: (.*)$/m.exec(read(root, gone))?.[1];
      rmSync(path.join(root, gone));
      if (image) removePictures(root, image);
      unlink(root, `/providers/${slugOf(gone)}`);
    },
  },
  {
    name: "hours of one office",
    follow(root) {
      const file = filesOf(root, "locations").at(-1) ?? "";
      editFields(root, file, (fields) =>
        fields.set("hours", {
          monday: "09:00-12:00, 13:00-16:00",
          friday: "09:00-12:00",
          saturday: "09:00-11:30",
        }),
      );
    },
  },
  {
    name: "other hours for the whole practice",
    follow: (root) =>
      editFields(root, "practice.yaml", (fields) =>
        (fields.get("hours") as Fields).set("friday", "07:30-12:00"),
      ),
  },
  {
    name: "a holiday",
    follow: (root) =>
      editFields(root, "practice.yaml", (fields) =>
        listIn(fields, "holidays").add({ date: "Feb 16, 2099", name: "Presidents' Day" }),
      ),
  },
  {
    name: "a holiday that is over",
    follow: (root) => editFields(root, "practice.yaml", (fields) => listIn(fields, "holidays").delete(0)),
  },
  {
    name: "a closed day of one office",
    follow(root) {
      const [office = ""] = filesOf(root, "locations");
      editFields(root, office, (fields) =>
        listIn(fields, "holidays").add({ date: "Mar 03, 2099", name: "Moving day" }),
      );
    },
  },
  {
    name: "a new office",
    async follow(root) {
      const [model = ""] = filesOf(root, "locations");
      await addPhoto(root, "offices/kingman-az");
      copyEntry(root, model, "locations/kingman-az.md", {
        name: "Kingman",
        order: 90,
        street: "10 Andy Devine Ave",
        city: "Kingman",
        state: "AZ",
        zip: "86401",
        image: "offices/kingman-az",
        imageAlt: "A brick office with a wide door on a quiet street",
        description:
          "Our Kingman office is open to new patients. See our hours, the address and how to reach us.",
      });
      editFields(root, "locations/kingman-az.md", (fields) => {
        for (const name of ["unit", "mapImage", "mapAlt", "crossStreets", "parking", "access", "arriving"])
          fields.delete(name);
        fields.set("geo", { latitude: 35.19, longitude: -114.05 });
        fields.set("sample", []);
      });
      writeBody(root, "locations/kingman-az.md", "Our Kingman office is new. Call {phone} before you come.");
      const [person = ""] = filesOf(root, "providers");
      editFields(root, person, (fields) => listIn(fields, "offices").add({ office: "kingman-az" }));
      editFields(root, "navigation.yaml", (fields) => {
        const [column] = listIn(fields, "footer").items as Fields[];
        if (column) listIn(column, "links").add({ label: "Kingman", path: "/location/kingman-az" });
      });
    },
  },
  {
    name: "an office closes",
    follow(root) {
      const offices = filesOf(root, "locations");
      const gone = offices.find(
        (file) => slugOf(file) !== mainOfficeOf(root) && slugOf(file) !== "kingman-az",
      );
      if (!gone) return;
      const slug = slugOf(gone);
      const text = read(root, gone);
      rmSync(path.join(root, gone));
      for (const field of ["image", "mapImage"]) {
        const name = new RegExp(`^${field}: (.*)$`, "m").exec(text)?.[1];
        if (name) removePictures(root, name);
      }
      for (const file of filesOf(root, "providers")) {
        if (!new RegExp(`\\b${slug}\\b`).test(read(root, file))) continue;
        editFields(root, file, (fields) => {
          const offices = listIn(fields, "offices");
          offices.items = offices.items.filter((office) => !new RegExp(`\\b${slug}\\b`).test(String(office)));
          if (offices.items.length === 0) offices.add({ office: mainOfficeOf(root) });
        });
      }
      for (const file of filesOf(root, "services")) {
        if (!new RegExp(`^  - office: ${slug}$`, "m").test(read(root, file))) continue;
        editFields(root, file, (fields) => {
          const offered = listIn(fields, "offered");
          offered.items = offered.items.filter((office) => !new RegExp(`\\b${slug}\\b`).test(String(office)));
          if (offered.items.length === 0) fields.delete("offered");
          // A sample list names only fields that are there.
          if (!fields.has("offered") && fields.has("sample"))
            fields.set(
              "sample",
              stringsIn(fields, "sample").filter((name) => name !== "offered"),
            );
        });
      }
      unlink(root, `/location/${slug}`);
    },
  },
];
