/** The README's recipes as functions that change a copy of any practice's content. */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import {
  addPhoto,
  copyEntry,
  editFields,
  type Fields,
  filesOf,
  listIn,
  mainOfficeOf,
  read,
  removePictures,
  slugOf,
  stringsIn,
  unlink,
  write,
  writeBody,
} from "./hands.ts";
import { taskRecipes } from "./task-recipes.ts";

export interface Recipe {
  name: string;
  /** Changes the content folder. */
  follow: (root: string) => Promise<void> | void;
}

export const recipes: Recipe[] = [
  {
    name: "another phone number",
    follow: (root) => editFields(root, "practice.yaml", (fields) => fields.set("phone", "(928) 555-0178")),
  },
  {
    name: "an office moves",
    follow(root) {
      const [office = ""] = filesOf(root, "locations");
      editFields(root, office, (fields) => {
        fields.set("street", "2200 N. Commerce Way");
        fields.set("unit", "Suite 7");
        fields.set("zip", "86001");
        for (const name of ["crossStreets", "parking", "access", "arriving"]) fields.delete(name);
        // The text about the old place is not a sample of the new one.
        const kept = stringsIn(fields, "sample").filter((name) => fields.has(name));
        fields.set("sample", kept);
      });
    },
  },
  {
    name: "another sentence",
    follow: (root) =>
      editFields(root, "pages/home.yaml", (fields) => {
        const about = fields.get("about") as Fields;
        about.set(
          "lead",
          "We take the time that you need. Bring your questions, and we'll go through them together.",
        );
      }),
  },
  {
    name: "a new article with a photo",
    async follow(root) {
      const numbers = existsSync(path.join(root, "blogs"))
        ? filesOf(root, "blogs").map((file) => Number(slugOf(file).replace("blog-", "")))
        : [];
      const topic = parseDocument(read(root, "topics.yaml")).getIn(["topics", 0, "key"]);
      await addPhoto(root, "blogs/our-new-porch");
      write(
        root,
        `blogs/blog-${Math.max(0, ...numbers) + 1}.md`,
        [
          "---",
          "title: Our New Porch Is Open",
          'date: "Nov 02, 2026"',
          "kind: news",
          `topic: ${topic}`,
          "excerpt: We've added a shaded porch with benches, so that you can wait outside on a nice day if you like.",
          "image: blogs/our-new-porch",
          "imageAlt: A shaded porch with two benches in front of an office door",
          "---",
          "We've added a porch with two benches. Wait there if you'd rather be outside. We'll call your name.",
          "",
        ].join("\n"),
      );
    },
  },
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
    name: "a closed day of one office",
    follow(root) {
      const [office = ""] = filesOf(root, "locations");
      editFields(root, office, (fields) =>
        listIn(fields, "holidays").add({ date: "Mar 03, 2099", name: "Moving day" }),
      );
    },
  },
  {
    name: "an alert",
    follow: (root) =>
      editFields(root, "alerts.yaml", (fields) =>
        listIn(fields, "alerts").add({
          text: "We close at noon today. For help before then, call {phone}. In an emergency, call 911.",
          from: "2098-12-24 12:00",
          until: "2098-12-26 08:00",
        }),
      ),
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
      editFields(root, person, (fields) => listIn(fields, "offices").add("kingman-az"));
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
          const rest = stringsIn(fields, "offices").filter((office) => office !== slug);
          fields.set("offices", rest.length > 0 ? rest : [mainOfficeOf(root)]);
        });
      }
      unlink(root, `/location/${slug}`);
    },
  },
  {
    name: "patients can book online",
    follow: (root) =>
      editFields(root, "practice.yaml", (fields) =>
        fields.set("patientLinks", {
          book: { url: "https://www.zocdoc.com/practice/a-practice-1", signIn: true, leadsTo: "Zocdoc" },
        }),
      ),
  },
  {
    name: "an office has a link of its own",
    follow(root) {
      const [office = ""] = filesOf(root, "locations");
      editFields(root, office, (fields) =>
        fields.set("patientLinks", {
          pay: { url: "https://pay.practice-bills.com/office-1", for: "For bills of this office" },
        }),
      );
    },
  },
  {
    name: "an insurer is added",
    follow(root) {
      editFields(root, "practice.yaml", (fields) =>
        listIn(fields, "insurers").add({ name: "UnitedHealthcare", style: "bold" }),
      );
      if (!existsSync(path.join(root, "pages/insurance.yaml"))) return;
      editFields(root, "pages/insurance.yaml", (fields) =>
        listIn(fields, "plans").add({ insurer: "UnitedHealthcare", plans: ["PPO"] }),
      );
    },
  },
  {
    name: "a social link is removed",
    follow: (root) =>
      editFields(root, "practice.yaml", (fields) => {
        const social = listIn(fields, "social");
        if (social.items.length === 0)
          social.add({ name: "Facebook", url: "https://www.facebook.com/practice" });
        else social.delete(0);
      }),
  },
  {
    name: "a service is renamed",
    follow(root) {
      const file = filesOf(root, "services").at(-1) ?? "";
      editFields(root, file, (fields) => fields.set("name", "Care by Another Name"));
    },
  },
  ...taskRecipes,
];
