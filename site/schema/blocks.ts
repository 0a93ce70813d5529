/** The blocks that Markdown is parsed into. Pages render nothing else. */
export type Inline = string | { strong: string } | { em: string } | { link: string; href: string };

export type Block =
  | { type: "paragraph"; text: Inline[] }
  /** Levels 5 and 6 in articles (the specification's content model), 2 and 3 in pages. */
  | { type: "heading"; level: 2 | 3 | 5 | 6; text: string; id: string }
  | { type: "list"; items: Inline[][] };
