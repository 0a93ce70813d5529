import { useEffect, useState } from "react";
import type { Language } from "../../../site/text/language.ts";
import { useShared } from "../shared/useShared.ts";

/** Written out, so that the bundler makes a file of each. The service worker caches both. */
const load = {
  en: () => import("virtual:first-help/en"),
  es: () => import("virtual:first-help/es"),
} satisfies Record<Language, unknown>;
export type FirstHelp = Awaited<ReturnType<typeof load.en>>;

/** Emergency cards and answers in the language of the page. Empty until they are loaded; after a failure each key tries again. */
export function useFirstHelp(query: string): Pick<FirstHelp, "emergencies" | "answers"> {
  const { language } = useShared();
  const [help, setHelp] = useState<FirstHelp>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query tries again
  useEffect(() => {
    if (!help) load[language]().then(setHelp, () => undefined);
  }, [language, help, query]);
  return help ?? { emergencies: [], answers: [] };
}
