/** Parts of the pages beside the forms. */
import { escapeXml } from "../build/xml.ts";

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;background:#f3f3f3;color:#111;padding:1rem}button{font:inherit;padding:.5rem 1rem}td{padding:.25rem 1rem .25rem 0;vertical-align:top}td pre{margin:0;padding:0;background:none;color:inherit}input{font:inherit;padding:.5rem}[role=status]{white-space:pre-line}";
export const start = (title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1>`;
export const pre = (words: string) => `<pre>${escapeXml(words.trim())}</pre>`;

export const hiddenInputs = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(String(value))}">`)
    .join("");
