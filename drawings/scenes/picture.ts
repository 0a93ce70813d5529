/** Draws one picture as SVG text. */
export type Picture = () => string;

/** Pictures by name: the path under content/images, without the extension. */
export type Pictures = Readonly<Record<string, Picture>>;
