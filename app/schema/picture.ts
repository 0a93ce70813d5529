/** A picture as pages use it. Made by tools/pictures.ts, not written by hand. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
  /** Smaller and newer formats of a photograph; drawings have none. */
  sources?: { type: string; srcSet: string }[];
}

export interface Picture extends PictureFile {
  /** What it shows; empty only where it is decoration. */
  alt: string;
}
