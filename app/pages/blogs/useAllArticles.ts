import { useEffect, useState } from "react";

/**
 * All articles, from every page of the list, because those of a topic may be on any page. Until they are loaded, or if they
 * fail to load, the articles of the current page.
 */
export function useAllArticles<Card>(here: Card[], file: string | undefined, isWanted: boolean): Card[] {
  const [all, setAll] = useState<Card[]>();
  useEffect(() => {
    if (!file || !isWanted || all) return;
    const stop = new AbortController();
    fetch(file, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setAll)
      .catch(() => undefined);
    return () => stop.abort();
  }, [file, isWanted, all]);
  return all ?? here;
}
