/** Marks: metadata of schema fields beyond their type. */
import type { PictureSize } from "./picture.ts";

/** Set with `.meta()`. */
export interface Mark {
  description?: string;
  /** Placeholders that the page fills in itself: {n} of {m}. */
  gaps?: string[];
  /**
   * A text, which is typeset. True: translated, a file below content/es has it. False: a name or another fact, written once for all
   * languages, like every value without this mark.
   */
  words?: boolean;
  /** Of words with a default: the default in Spanish. */
  spanish?: string;
  /** The name of a closed day: that of a US holiday is known in Spanish. */
  holiday?: true;
  /** A list that another language has as a whole of its own. */
  ownList?: true;
  /** Of a list: the fields that tell its entries apart. A translation has them too, and is matched by them. */
  keys?: string[];
  /** Markdown: becomes blocks. */
  markdown?: true;
  /** Plain text in which phone numbers and e-mail addresses become links. */
  line?: true;
  /** Of a line: strong words may begin it, between two stars: **Call 911 if** someone faints. */
  lead?: true;
  /** Not in English: gets no reading grade. */
  otherLanguage?: true;
  /** What shows it, if not every page: a file, a file and its field, or a {placeholder} in a text. */
  shownBy?: string[];
  /** It identifies an entry of its list, or outside of lists the file among those of its folder: no two may have the same. */
  unique?: "stops" | "advice";
  /** Of a text: how many characters fit its place. */
  length?: [least: number, most: number];
  /** What people type, as data/text/concepts.ts reads it. */
  concept?: true;
  /** Name of a picture below content/images, and where it is shown. */
  picture?: PictureSize;
  /** A path of this site. */
  sitePath?: true;
  /** The content that it names: a file of a folder, or an entry of a list. */
  refersTo?: "offices" | "services" | "topics" | "emergencies" | "ideas" | "languages";
  /** How the form asks for it, where the type doesn't say it. */
  input?: "day" | "moment" | "color";
}
