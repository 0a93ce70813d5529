/** Error messages for pictures that can't be processed. */
import type { Problem } from "../site/read/problem.ts";

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

function reasonOf(file: string, data: Buffer, error: unknown): Reason {
  // sharp's messages, without a code. libheif reads AVIF, and what iPhones make of it by another codec.
  const { message, cause } = error instanceof Error ? error : new Error();
  if (message === "too small") return cause as Reason;
  if (message.includes("exceeds pixel limit"))
    return {
      found: "a picture of more than 268 million pixels",
      todo: "open it, make it about 2400 pixels wide, and save it as JPEG",
    };
  if (data.length === 0)
    return { found: "an empty file", todo: "copy the picture here again, or delete this file" };
  if (file.endsWith(".svg"))
    return { found: "a drawing that can't be read", todo: "export the drawing as SVG again" };
  if (message.includes("heif:") && !file.endsWith(".avif"))
    return {
      found: "an iPhone photo (HEIC) under another name",
      todo: "open it, export it as JPEG, and put the exported file here instead",
    };
  if (message.includes("unsupported image format"))
    return {
      found: "a file that is no picture, whatever its name says",
      todo: "open it in a photo program, save it as JPEG, and put that file here instead",
    };
  return {
    found: "a picture that is damaged or ends too early",
    todo: "copy or download it again. If that doesn't help, open it and save it as JPEG again",
  };
}

/** `file` below the content root: images/providers/maria.jpg. */
export function pictureProblem(file: string, data: Buffer, error?: unknown): Problem {
  const expected = file.endsWith(".svg") ? "an SVG drawing" : "a photograph (JPEG, PNG, WebP or AVIF)";
  return { file, path: ["picture"], expected, ...reasonOf(file.toLowerCase(), data, error) };
}
