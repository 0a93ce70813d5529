import { useEffect, useMemo, useState } from "react";
import type { Language } from "../../../data/text/language.ts";
import { useShared } from "../shared/useShared.ts";
import type { helpWith } from "./answers.ts";

/** Written out, so that the bundler makes a file of each. The service worker caches all. */
const load = {
  en: () => import("virtual:search-cards/en"),
  es: () => import("virtual:search-cards/es"),
} satisfies Record<Language, unknown>;

type SearchCards = ReturnType<typeof helpWith>;
const nothing: ReturnType<SearchCards> = { cards: [], answers: [] };

/**
 * Emergency cards and answers in the language of the page. Empty until they are loaded, which begins when the field is used;
 * after a failure each key tries again.
 */
export function useSearchCards(query: string, isUsed: boolean): ReturnType<SearchCards> {
  const { language } = useShared();
  const [help, setHelp] = useState<SearchCards>();
  useEffect(() => {
    if (!help && (isUsed || query))
      Promise.all([load[language](), import("virtual:search-cards/concepts"), import("./answers.ts")]).then(
        ([cards, concepts, { helpWith }]) => setHelp(() => helpWith(cards, concepts)),
        () => undefined,
      );
  }, [language, help, query, isUsed]);
  return useMemo(() => (help && query ? help(query) : nothing), [help, query]);
}
