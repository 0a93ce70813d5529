/** The blocks that Markdown is parsed into. Pages render nothing else. */
import type { Picture } from "./picture.ts";

export type Inline = string | { strong: string } | { em: string } | { link: string; href: string };

export type Block =
  | { type: "paragraph"; text: Inline[] }
  /** Levels 5 and 6 in articles (the specification's content model), 2 and 3 in pages. */
  | { type: "heading"; level: 2 | 3 | 5 | 6; text: string; id: string }
  /** `from`: the first number of a numbered list. */
  | { type: "list"; items: Inline[][]; from?: number | undefined }
  /** `name` is below content/images; `shown` are its files, from data/view/pictures.server.ts. */
  | { type: "picture"; name: string; alt: string; shown?: Picture | undefined };
