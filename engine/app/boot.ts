/**
 * The script that each page loads at its end. It hydrates the page when that has loaded and the browser is idle, or at the first
 * interaction, so that scripts never delay the first paint. With Save-Data or on a 2G line only at the first interaction: the
 * page is complete without scripts.
 */
import type { start as hydrate } from "./entry.client.tsx";

declare global {
  interface Window {
    /** The last button pressed before the page hydrated (app/head.js), which is then pressed again. */
    pressed?: HTMLElement;
  }
}

/** What the build wrote into the page: app/frame/Document.tsx. */
const { site = "", page, scripts = "" } = document.getElementById("boot")?.dataset ?? {};
const { pathname } = location;
const touches = ["pointerdown", "keydown", "touchstart"];
let isStarted = false;

/** A failed load is retried at the next interaction. */
function start() {
  if (isStarted) return;
  isStarted = true;
  load().catch((error) => {
    isStarted = false;
    console.error(error);
  });
}

async function read(file: string) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

async function load() {
  const data = Promise.all([read(site), page && read(page)]);
  const files = scripts.split(" ");
  for (const href of files) {
    const preload = document.createElement("link");
    preload.rel = "modulepreload";
    preload.href = href;
    document.head.append(preload);
  }
  // One by one: all together would block a slow phone, and delay its response to a tap. The last one is the entry.
  let entry: { start?: typeof hydrate } = {};
  for (const href of files) entry = await import(/* @vite-ignore */ href);
  await entry.start?.(...(await data), pathname);
}

/** Chromium's Network Information API: the visitor asks for less data, or the line is very slow. */
function isSparing() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData || /2g$/.test(connection?.effectiveType ?? "");
}

function startWhenIdle() {
  if (isSparing()) return;
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 200 });
  else setTimeout(start, 25);
}

addEventListener(
  "hydrated",
  () => {
    for (const type of touches) removeEventListener(type, start, true);
    window.pressed?.click();
  },
  { once: true },
);
for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
// A part that is laid out late (app/theme/layout.css) would push what gets the focus out of view.
addEventListener("keydown", ({ key }) => {
  if (key === "Tab") document.getElementById("main")?.removeAttribute("data-first");
});
if (window.pressed) start();
if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });
