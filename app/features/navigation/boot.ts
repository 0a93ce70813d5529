/**
 * The two scripts of every page: one in its head, and `boot` in a file that its end loads. `boot` hydrates when the page
 * has loaded and the browser is idle, or at the first interaction, so that scripts never delay the first paint. With
 * Save-Data or on a 2G line only at the first interaction: the page is complete without scripts.
 */

import { themeScript } from "../theme/theme-script.ts";
import type { PageFile } from "./router-internals.ts";

declare global {
  interface Window {
    /** The last button pressed before the page hydrated, which is when `boot` presses it again. */
    pressed?: HTMLElement;
  }
}

/**
 * The only inline script: what can't wait for a file. Its hash is in the security policy. A browser with popovers opens the
 * menu by itself.
 */
export const headScript = `${themeScript}addEventListener("click",e=>{if(!("hydrated"in document.documentElement.dataset))window.pressed=e.target.closest("popover"in document.body?"button:not([popovertarget])":"button")||window.pressed},!0)`;

/** One function without imports, because the build writes its source into a file. */
export function boot() {
  const { page = "" } = document.currentScript?.dataset ?? {};
  const { pathname } = location;
  const touches = ["pointerdown", "keydown", "touchstart"];
  let started = false;

  /** A failed load is retried at the next interaction. */
  function start() {
    if (started) return;
    started = true;
    load().catch((error) => {
      started = false;
      console.error(error);
    });
  }

  async function load() {
    const response = await fetch(page);
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    const file: PageFile = await response.json();
    for (const href of [...file.modules, file.entry]) {
      const preload = document.createElement("link");
      preload.rel = "modulepreload";
      preload.href = href;
      document.head.append(preload);
    }
    // One by one: all together would block a slow phone, and delay its response to a tap.
    for (const href of file.modules) await import(/* @vite-ignore */ href);
    const ids = Object.keys(file.routes);
    const modules = await Promise.all(ids.map((id) => import(/* @vite-ignore */ file.routes[id] as string)));
    const { start: hydrate } = await import(/* @vite-ignore */ file.entry);
    await hydrate(file, Object.fromEntries(ids.map((id, index) => [id, modules[index]])), pathname);
  }

  /** Chromium's Network Information API: the visitor asks for less data, or the line is very slow. */
  function isSparing() {
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
    return connection?.saveData || /2g$/.test(connection?.effectiveType ?? "");
  }

  const idle = () =>
    new Promise<unknown>((done) =>
      "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 200 }) : setTimeout(done, 25),
    );

  /** What lies below the first screen too (app/theme/layout.css). */
  const parts = document.querySelectorAll<HTMLElement>("main > *, .later > *, main + footer");
  const show = (part: HTMLElement) => {
    part.style.contentVisibility = "visible";
  };

  async function startWhenIdle() {
    if (isSparing()) return;
    // One part at a time for the same reason.
    for (const part of parts) {
      await idle();
      show(part);
    }
    await idle();
    start();
  }

  addEventListener(
    "hydrated",
    () => {
      parts.forEach(show);
      for (const type of touches) removeEventListener(type, start, true);
      window.pressed?.click();
    },
    { once: true },
  );
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
  if (window.pressed) start();
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}
