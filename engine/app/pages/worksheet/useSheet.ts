import { useEffect, useState } from "react";
import type { Labels } from "../../../data/labels/interface.ts";
import { deleteKept, keep, readKept, removedElsewhere, type Typed } from "./kept-sheet.ts";

/**
 * What a visitor has typed into a sheet. It lives in the page's memory, and on the device only while the visitor wants it
 * kept. It is never sent and never in the URL.
 */
export function useSheet(slug: string) {
  const [typed, setTyped] = useState<Typed>({});
  /** Rows of a table, by its part, if the visitor has added some. */
  const [rows, setRows] = useState<Record<string, number>>({});
  const [isKept, setKept] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  // The prerendered sheet is blank, and typed text isn't lost while the page hydrates: see Answer.
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const kept = readKept(slug);
    if (kept) {
      // Text that was typed before the page hydrated is newer.
      setTyped((early) => ({ ...kept, ...early }));
      setKept(true);
    }
    setReady(true);
  }, [slug]);

  /** Unticks the box if the browser didn't let us: it is never ticked while nothing is kept. */
  function keepOrUntick(entries: Typed) {
    if (keep(slug, entries)) return;
    setKept(false);
    setBlocked(true);
  }

  // The sheet may be open in two tabs: each shows what the other has typed, and what one has removed the other leaves alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later is written entry by entry
  useEffect(() => {
    if (!isKept) return;
    keepOrUntick(typed);
    function follow(event?: Event) {
      if (event instanceof StorageEvent) removedElsewhere(slug, event);
      const kept = readKept(slug);
      if (kept) setTyped((now) => ({ ...now, ...kept }));
      else setKept(false);
    }
    follow();
    addEventListener("storage", follow);
    // A tab that slept was told nothing.
    document.addEventListener("visibilitychange", follow);
    return () => {
      removeEventListener("storage", follow);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [slug, isKept]);

  // Browsers show a page as it was left when one goes back to it: the next person at a shared device too.
  useEffect(() => {
    if (isKept) return;
    function forget({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      setTyped({});
      setRows({});
    }
    addEventListener("pageshow", forget);
    return () => removeEventListener("pageshow", forget);
  }, [isKept]);

  return {
    typed,
    rows,
    isKept,
    isBlocked,
    isReady,
    write(place: string, value: string) {
      setTyped((now) => ({ ...now, [place]: value }));
      if (!isKept) return;
      if (readKept(slug)) keepOrUntick({ [place]: value });
      else setKept(false);
    },
    setRows: (part: string, count: number) => setRows((now) => ({ ...now, [part]: count })),
    setKept(wanted: boolean) {
      if (!wanted) deleteKept(slug);
      setBlocked(false);
      setKept(wanted);
    },
    clear() {
      deleteKept(slug);
      setKept(false);
      setTyped({});
      setRows({});
    },
  };
}

export type SheetLabels = Labels["worksheet"] & { print: string };
export type SheetState = ReturnType<typeof useSheet>;
