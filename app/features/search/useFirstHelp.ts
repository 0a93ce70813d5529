import { useEffect, useState } from "react";
import type { Language } from "../../../site/text/language.ts";
import { useShared } from "../shared/useShared.ts";

/** Written out, so that the bundler makes a file of each. The service worker caches both. */
const load = {
  en: () => import("virtual:first-help/en"),
  es: () => import("virtual:first-help/es"),
} satisfies Record<Language, unknown>;
export type FirstHelp = Awaited<ReturnType<typeof load.en>>;

/** Emergency cards and answers in the language of the page. Empty until they are loaded, which needs no network offline. */
export function useFirstHelp(): Pick<FirstHelp, "emergencies" | "answers"> {
  const { language } = useShared();
  const [help, setHelp] = useState<FirstHelp>();
  useEffect(() => {
    load[language]().then(setHelp, () => undefined);
  }, [language]);
  return help ?? { emergencies: [], answers: [] };
}
