/** Every file of downloads.yaml is a PDF in content/files, and every file there is listed. */
import { downloadFiles, isPdf } from "../read/download-files.server.ts";
import { nearest, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import type { Source } from "./text/texts.ts";

export function* checkDownloads(
  { downloads: { downloads } }: Site,
  { root }: Pick<Source, "root">,
): Generator<Problem> {
  const files = downloadFiles(root);
  for (const [index, { file }] of downloads.entries()) {
    if (files.includes(file) && isPdf(root, file)) continue;
    const near = nearest(file, files);
    yield {
      file: "downloads.yaml",
      path: ["downloads", index, "file"],
      expected: `a PDF content/files/${file}`,
      found: files.includes(file) ? "a file that is no PDF" : "nothing there",
      todo: files.includes(file)
        ? "save it as a PDF again"
        : near
          ? `put the file there, or write ${near} if you mean that one`
          : "put the file there",
    };
  }
  // Every file here is published, so one that is not listed could be a patient's, left by mistake.
  for (const file of files.filter((name) => !downloads.some((entry) => entry.file === name)))
    yield {
      file: `files/${file}`,
      path: ["file name"],
      expected: "a PDF that content/downloads.yaml lists",
      found: "a file that is not listed",
      todo: `delete it, or add it there: - { file: ${file}, title: ... }`,
    };
}
