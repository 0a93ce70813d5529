/** The page with the forms: Sveltia CMS, configured from the schemas. It reads and writes files in the canonical form. */
import CMS from "@sveltia/cms";
import { type EditorOptions, editorConfig, formatName } from "../../site/edit/config.ts";
import { formatOf, type PictureFiles } from "../../site/edit/form-values.ts";
import { contentKinds, translationKinds } from "../../site/kinds/kinds.ts";
import { showWaiting } from "./waiting-line.ts";

const answer = await fetch("./options.json", { cache: "no-store" });
const options: EditorOptions & { pictures: PictureFiles; beside?: true } = await answer.json();

const links = document.getElementById("beside");
const line = document.querySelector("details");
if (links && line && options.beside) {
  links.hidden = false;
  const show = () => showWaiting(line);
  window.addEventListener("hashchange", show);
  show();
}

for (const kind of [...contentKinds, ...translationKinds]) {
  const ending = kind.path.slice(kind.path.lastIndexOf(".") + 1);
  CMS.registerCustomFormat(formatName(kind), ending, formatOf(kind, options.pictures));
}
CMS.init({ config: editorConfig(options) as never });
