/**
 * The builds that were published to a folder, and a link to the one that is live:
 *   PLACE/releases/2026-11-16T08-38-52-123Z/{client,hosting}
 *   PLACE/published.json   their names, in the order in which they went live
 *   PLACE/current -> releases/2026-11-16T08-38-52-123Z
 * A build gets its name there when it is complete, and goes live when the link is switched: both are one rename, so a
 * deploy that stops halfway changes nothing. Nothing that isn't named in published.json is ever removed.
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { damage, integrityFile } from "./integrity.ts";

/** How many builds a folder keeps: the live one and those to go back to. */
const most = 4;
const form = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

interface Published {
  names: string[];
  /** A rollback put the live one there. */
  isPinned: boolean;
}

export class Releases {
  readonly #place: string;

  /** Throws if another program keeps its files in the folder. */
  constructor(place: string) {
    this.#place = place;
    const foreign = this.#foreignFiles();
    if (foreign.length > 0)
      throw new Error(
        `${place} has files of another program in it: ${foreign.slice(0, 3).join(", ")}. Nothing was written. Name a new folder.`,
      );
  }

  #foreignFiles(): string[] {
    const inside = existsSync(this.#place) ? readdirSync(this.#place) : [];
    if (!inside.includes("releases")) return inside;
    const link = lstatSync(this.#in("current"), { throwIfNoEntry: false });
    return [
      ...readdirSync(this.#in("releases"))
        .filter((name) => !form.test(name) && !name.startsWith("."))
        .map((name) => `releases/${name}`),
      ...(link && !(link.isSymbolicLink() && form.test(this.live ?? "")) ? ["current"] : []),
    ];
  }

  #in(...names: string[]) {
    return path.join(this.#place, ...names);
  }

  folderOf(name: string) {
    return this.#in("releases", name);
  }

  get live(): string | undefined {
    const link = lstatSync(this.#in("current"), { throwIfNoEntry: false });
    return link?.isSymbolicLink() ? path.basename(readlinkSync(this.#in("current"))) : undefined;
  }

  get isPinned() {
    return this.#published().isPinned;
  }

  #published(): Published {
    const file = this.#in("published.json");
    const { names, isPinned }: Published = existsSync(file)
      ? JSON.parse(readFileSync(file, "utf8"))
      : { names: this.live ? [this.live] : [], isPinned: false };
    const isOurs = (name: string) =>
      form.test(name) && existsSync(path.join(this.folderOf(name), "client", integrityFile));
    return { names: names.filter(isOurs), isPinned };
  }

  #write(published: Published) {
    const next = this.#in(".published.json");
    writeFileSync(next, `${JSON.stringify(published, null, 2)}\n`);
    renameSync(next, this.#in("published.json"));
  }

  /** Names up to a build that went live. */
  #upTo(name: string | undefined) {
    const { names } = this.#published();
    return names.slice(0, names.indexOf(name ?? "") + 1);
  }

  /** Copies a build to the folder, and returns its name. */
  add(build: string, now = new Date()): string {
    const incoming = this.folderOf(".incoming");
    rmSync(incoming, { recursive: true, force: true });
    for (const part of ["client", "hosting"])
      cpSync(path.join(build, part), path.join(incoming, part), { recursive: true });
    const name = now.toISOString().replaceAll(/[:.]/g, "-");
    renameSync(incoming, this.folderOf(name));
    return name;
  }

  switchTo(name: string) {
    const next = this.#in(".next");
    rmSync(next, { force: true });
    symlinkSync(path.join("releases", name), next);
    renameSync(next, this.#in("current"));
  }

  /** Notes that a build went live after another one. What a rollback left in between is forgotten. */
  note(name: string, before: string | undefined) {
    this.#write({ names: [...this.#upTo(before), name], isPinned: false });
  }

  pin() {
    this.#write({ ...this.#published(), isPinned: true });
  }

  /** The newest build before the live one whose files are as built. */
  earlier(): string {
    for (const name of this.#upTo(this.live).slice(0, -1).toReversed()) {
      if (damage(this.folderOf(name)).length === 0) return name;
      console.log(`The build ${name} is left out: files of it were changed or lost.`);
    }
    throw new Error(
      `No earlier build is kept in ${this.#place}, so nothing was changed. To go back, check out the commit that was live and publish it.`,
    );
  }

  /** Removes what went live after the live build (a rollback left it), and the oldest ones. */
  tidy() {
    const { names, isPinned } = this.#published();
    const kept = this.#upTo(this.live).slice(-most);
    if (kept.length === 0) return;
    this.#write({ names: kept, isPinned });
    for (const name of names) if (!kept.includes(name)) this.remove(name);
  }

  remove(name: string) {
    rmSync(this.folderOf(name), { recursive: true });
  }
}
