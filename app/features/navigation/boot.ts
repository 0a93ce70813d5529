/**
 * Stands in every page as its one script. Starts React when the page has loaded and the browser is idle, or at the first
 * touch, so that scripts never delay the first paint. Presses on buttons made before React is there are kept and given
 * to it. Written as one function without imports: the build puts its source into the page, and its hash into the
 * security policy.
 */

/** What a page needs to come alive. Made by tools/build/boot.ts, one file a page. */
export interface PageFile {
  /** React Router's own context, as it would stand in the page. */
  context: Record<string, unknown>;
  /** The loaders' data, in React Router's encoding. */
  data: string;
  entry: string;
  /** Every other module that the page needs, each after those that it imports. */
  modules: string[];
  /** Route modules by route id. */
  routes: Record<string, string>;
}

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

export function boot() {
  const page = document.currentScript?.dataset.page ?? "";
  const { pathname } = location;
  const touches = ["pointerdown", "keydown", "touchstart"];
  let pressed: HTMLElement | null = null;
  let started = false;

  function keepPress(event: Event) {
    const control = (event.target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (control) pressed = control;
  }

  /** What did not arrive is asked for again at the next touch. */
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
    window.__reactRouterContext = {
      ...file.context,
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(file.data));
          controller.close();
        },
      }),
    };
    document.querySelector("link[rel=stylesheet][disabled]")?.removeAttribute("disabled");
    for (const href of [...file.modules, file.entry]) {
      const preload = document.createElement("link");
      preload.rel = "modulepreload";
      preload.href = href;
      document.head.append(preload);
    }
    // One by one: run in one go, they would hold up a slow phone, and a touch would wait.
    for (const href of file.modules) await import(/* @vite-ignore */ href);
    const ids = Object.keys(file.routes);
    const modules = await Promise.all(ids.map((id) => import(/* @vite-ignore */ file.routes[id] as string)));
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
    // After a reload, the back button may change the address and leave the page as it is, before React could hear of it.
    if (location.pathname === pathname) await import(/* @vite-ignore */ file.entry);
    else location.reload();
  }

  function startWhenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  addEventListener("click", keepPress, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keepPress, true);
      for (const type of touches) removeEventListener(type, start, true);
      pressed?.click();
    },
    { once: true },
  );
  for (const type of touches) addEventListener(type, start, { capture: true, passive: true });
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}
