import type { PictureFile } from "../../../site/schema/picture.ts";

/** The drawing with dark windows, if it has them: the same file, so nothing is loaded. */
export const closedFile = <File extends PictureFile>(file: File): File =>
  file.closed ? { ...file, src: file.closed } : file;
