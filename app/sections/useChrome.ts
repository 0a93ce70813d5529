import { createContext, use } from "react";
import type { loader } from "../root.tsx";

/** Set by the layout. A context of its own: the router's changes twice with every step, this one never. */
export const ChromeContext = createContext<ReturnType<typeof loader> | undefined>(undefined);

/** What the root loaded for every page: phone, menus, labels. */
export function useChrome() {
  const chrome = use(ChromeContext);
  if (!chrome) throw new Error("useChrome is for parts inside the layout.");
  return chrome;
}
