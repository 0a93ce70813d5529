/** Error messages for pictures that can't be processed. */
import path from "node:path";
import sharp from "sharp";
import { isDrawing } from "../data/read/picture-files.server.ts";
import type { Problem } from "../data/read/problem.ts";

type Reason = Pick<Problem, "found" | "todo"> & Partial<Pick<Problem, "expected">>;

/** `name` below content/images: providers/maria. Throws a reason if pages would show the photograph larger than it is. */
export function checkSize(name: string, { width, height }: { width: number; height: number }) {
  const least = name.startsWith("brand/") ? 128 : 320;
  if (Math.max(width, height) >= least) return;
  const reason: Reason = {
    expected: `a photograph of at least ${least} pixels on its longer side; 1600 looks sharp everywhere`,
    found: `${width} x ${height} pixels, which would be a blur`,
    todo: "take the original from the camera or the photographer, not a thumbnail or a copy from a chat",
  };
  throw new Error("too small", { cause: reason });
}

/** sharp's messages have no code. */
function reasonOf(file: string, error: unknown): Reason {
  const { message, cause } = error instanceof Error ? error : new Error();
  if (message === "too small") return cause as Reason;
  if (message.includes("exceeds pixel limit"))
    return {
      found: "a picture of more than 268 million pixels",
      todo: "open it, make it about 2400 pixels wide, and save it as JPEG",
    };
  // libheif reads AVIF, and what iPhones make of it by another codec.
  if (message.includes("heif:") && !file.endsWith(".avif"))
    return {
      found: "an iPhone photo (HEIC) under another name",
      todo: "open it, export it as JPEG, and put the exported file here instead",
    };
  return {
    found: "a file that is empty, damaged or no picture",
    todo: "copy or export it again. If that doesn't help, open it in a photo program and save it as JPEG",
  };
}

/** Photographs that a build would stop at, without the work of a build. Drawings are read with the content. */
export async function pictureProblems(
  content: string,
  pictures: ReadonlyMap<string, string>,
): Promise<Problem[]> {
  const photographs = [...pictures].filter(([, file]) => !isDrawing(file));
  const problems = photographs.map(async ([name, file]) => {
    try {
      const image = sharp(path.join(content, "images", file));
      checkSize(name, await image.metadata());
      // Reads it to its end.
      await image.resize(16).raw().toBuffer();
      return [];
    } catch (error) {
      return [pictureProblem(`images/${file}`, error)];
    }
  });
  return (await Promise.all(problems)).flat();
}

/** `file` below the content root: images/providers/maria.jpg. */
export function pictureProblem(file: string, error?: unknown): Problem {
  const expected = file.endsWith(".svg") ? "an SVG drawing" : "a photograph (JPEG, PNG, WebP or AVIF)";
  return { file, path: ["picture"], expected, ...reasonOf(file.toLowerCase(), error) };
}
