/**
 * The README's recipes, followed by script on a copy of any practice's content. Each does what a person would do with a
 * text editor and a folder of pictures, and nothing else.
 */
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";

export interface Recipe {
  name: string;
  /** Changes the content folder. */
  follow: (root: string) => Promise<void> | void;
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), "utf8");
const write = (root: string, file: string, text: string) => writeFileSync(path.join(root, file), text);
const filesOf = (root: string, folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((name) => `${folder}/${name}`);
const slugOf = (file: string) => path.basename(file, ".md");

type Fields = YAMLMap<unknown, unknown>;

/** Edits the fields of a YAML file, or those above the text of a Markdown file. Comments and order stay. */
function editFields(root: string, file: string, edit: (fields: Fields) => void) {
  const text = read(root, file);
  const match = file.endsWith(".md") ? /^---\n([\s\S]*?\n)---\n/.exec(text) : undefined;
  const document = parseDocument(match?.[1] ?? text);
  if (!isMap(document.contents)) throw new Error(`${file} has no fields`);
  edit(document.contents as Fields);
  const fields = document.toString({ lineWidth: 0 });
  const changed = match ? `---\n${fields}---\n${text.slice(match[0].length)}` : fields;
  if (changed === text) throw new Error(`${file} was not changed`);
  write(root, file, changed);
}

function listIn(fields: Fields, key: string): YAMLSeq {
  const list = fields.get(key);
  if (isSeq(list)) return list;
  fields.set(key, parseDocument("[]").contents);
  return fields.get(key) as YAMLSeq;
}

const stringsIn = (fields: Fields, key: string) =>
  listIn(fields, key).items.map((item) => String(isScalar(item) ? item.value : item));

const photo = (width: number, height: number, file: string) =>
  sharp({ create: { width, height, channels: 3, background: "#7c9885" } })
    .jpeg({ quality: 70 })
    .toFile(file);

/** A person drops a photograph there. */
const addPhoto = (root: string, name: string) => photo(1600, 1200, path.join(root, `images/${name}.jpg`));

function removePictures(root: string, name: string) {
  for (const ending of [".svg", "-phone.svg", ".jpg", ".png"])
    rmSync(path.join(root, `images/${name}${ending}`), { force: true });
}

/** Another file for a new entry: the same, but for these fields. */
function copyEntry(root: string, from: string, to: string, fields: Record<string, string | number>) {
  copyFileSync(path.join(root, from), path.join(root, to));
  editFields(root, to, (entry) => {
    for (const [name, value] of Object.entries(fields)) entry.set(name, value);
  });
}

const mainOfficeOf = (root: string) => /^mainOffice: (.*)$/m.exec(read(root, "practice.yaml"))?.[1] ?? "";

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
        // What described the old place is no sample of the new one.
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
      write(
        root,
        "providers/maria-lopez-md.md",
        read(root, "providers/maria-lopez-md.md").replace(
          /\n---\n[\s\S]*$/,
          "\n---\nDr. Lopez likes to listen first.\n",
        ),
      );
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
      write(
        root,
        "locations/kingman-az.md",
        read(root, "locations/kingman-az.md").replace(
          /\n---\n[\s\S]*$/,
          "\n---\nOur Kingman office is new. Call {phone} before you come.\n",
        ),
      );
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
];

/** Takes a page that is gone out of the menus, and links to it out of the text. */
function unlink(root: string, gone: string) {
  const isGone = (entry: unknown) => isMap(entry) && entry.get("path") === gone;
  const withoutGone = (list: unknown) => {
    if (isSeq(list)) list.items = list.items.filter((entry) => !isGone(entry));
  };
  const menus = parseDocument(read(root, "navigation.yaml"));
  for (const menu of ["main", "legal"]) withoutGone(menus.get(menu));
  const columns = menus.get("footer");
  if (isSeq(columns)) for (const column of columns.items) if (isMap(column)) withoutGone(column.get("links"));
  write(root, "navigation.yaml", menus.toString({ lineWidth: 0 }));
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!/\.(md|yaml)$/.test(file)) continue;
    const text = read(root, file);
    const plain = text
      .replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(${gone}(?:#[^)]*)?\\)`, "g"), "$1")
      .replaceAll(new RegExp(`^ *- ${gone}\\n`, "gm"), "")
      .replaceAll(new RegExp(`(related: \\[[^\\]]*?)${gone}(?:, )?`, "g"), "$1");
    if (plain !== text) write(root, file, plain);
  }
}

/** A copy of a practice's content, to follow recipes on. */
export function copyContent(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  return to;
}
