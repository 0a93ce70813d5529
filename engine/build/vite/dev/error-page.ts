/** The error page of `npm run dev` while the content has mistakes. (A build stops instead.) */
import { fieldName, type Problem, placeOf } from "../../../data/read/problem.ts";
import { escapeXml as html } from "../../xml.ts";

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
section { margin: 1.5rem 0; padding: 0 1.25rem 1rem; border: 1px solid; border-left-width: 0.4rem; border-radius: 0.4rem; }
h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
.todo { font-weight: 600; }
`;

function section(problem: Problem): string {
  const { path, expected, found, todo } = problem;
  return `<section>
<h2><code>${html(placeOf(problem))}</code> ${html(fieldName(path))}</h2>
<dl>
<dt>expected</dt><dd>${html(expected)}</dd>
<dt>found</dt><dd>${html(found)}</dd>
<dt>to do</dt><dd class="todo">${html(todo)}</dd>
</dl>
</section>`;
}

/** `client` is the URL of Vite's client script, which reloads the page after the next save. */
export function errorPage(problems: Problem[], client: string): string {
  const title = `The content has ${problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
<script type="module" src="${html(client)}"></script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Save the file when it is mended: the page comes back by itself.</p>
${problems.map(section).join("\n")}
</main>
</body>
</html>
`;
}
