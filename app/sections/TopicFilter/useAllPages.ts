import { useEffect, useState } from "react";
import { useFetcher } from "react-router";

interface Page {
  /** Its place among the pages of the list, from 1. */
  number: number;
  articles: { path: string }[];
}

/**
 * All pages of a list that is spread over several, once they are wanted: a topic's articles may stand on any of them.
 * The others are loaded one after the other; until they are here, the page itself is all there is.
 */
export function useAllPages<P extends Page>(here: P, paths: string[], isWanted: boolean): P[] {
  const { data: fetched, load, state } = useFetcher();
  const data = fetched as P | undefined;
  const [loaded, setLoaded] = useState<P[]>([]);
  const known = [here, ...loaded];
  const next = paths.findIndex((_, index) => !known.some(({ number }) => number === index + 1));

  useEffect(() => {
    if (data) setLoaded((pages) => [...pages.filter(({ number }) => number !== data.number), data]);
  }, [data]);
  useEffect(() => {
    const path = paths[next];
    if (isWanted && path && state === "idle" && data?.number !== next + 1) void load(path);
  }, [isWanted, next, paths, state, data, load]);

  return isWanted ? known.sort((a, b) => a.number - b.number) : [here];
}
