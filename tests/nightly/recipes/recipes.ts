/** The README's recipes as functions that change a copy of any practice's content. */
import { editFields, filesOf, listIn, mainOfficeOf, type Recipe, stringsIn } from "./hands.ts";
import { peopleAndOffices } from "./people-and-offices.ts";
import { readingRecipes } from "./reading.ts";
import { taskRecipes } from "./task-recipes.ts";

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
        fields.set("geo", { latitude: 35.2, longitude: -111.65 });
        for (const name of ["crossStreets", "parking", "access", "arriving"]) fields.delete(name);
        // The text about the old place is not a sample of the new one.
        const kept = stringsIn(fields, "sample").filter((name) => fields.has(name));
        fields.set("sample", kept);
      });
    },
  },
  ...readingRecipes,
  ...peopleAndOffices,
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
    follow: (root) =>
      editFields(root, "practice.yaml", (fields) =>
        listIn(fields, "insurers").add({ name: "UnitedHealthcare", style: "bold", plans: ["PPO"] }),
      ),
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
    name: "where a service is offered",
    follow(root) {
      const [file = ""] = filesOf(root, "services");
      editFields(root, file, (fields) => {
        fields.set("offered", [
          { office: mainOfficeOf(root), ways: ["appointment", "walk-in"], hours: { friday: "closed" } },
        ]);
        fields.set("referral", false);
      });
    },
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
