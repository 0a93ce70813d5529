import { createContext, use } from "react";
import type { Shared } from "../../../data/view/shared.server.ts";

/** Set by the document. A context of its own: the router's changes twice with every step, this one never. */
export const SharedContext = createContext<Shared | undefined>(undefined);

/** What every page has: phone, menus, labels. */
export function useShared() {
  const shared = use(SharedContext);
  if (!shared) throw new Error("There is no document round this.");
  return shared;
}
