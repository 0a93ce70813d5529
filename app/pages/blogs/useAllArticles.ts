import { useEffect, useState } from "react";

/**
 * The articles of a list that is spread over several pages, once they are wanted: a topic's may stand on any of them.
 * Until they are here, or where they can't be loaded, those of the page itself.
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
