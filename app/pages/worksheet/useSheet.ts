import { useEffect, useState } from "react";
import type { Labels } from "../../../site/schema/interface.ts";
import { deleteKept, keep, readKept, type Typed } from "./kept-sheet.ts";

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

  useEffect(() => {
    if (!isKept || keep(slug, typed)) return;
    // The box is never ticked while nothing is kept.
    setKept(false);
    setBlocked(true);
  }, [slug, isKept, typed]);

  return {
    typed,
    rows,
    isKept,
    isBlocked,
    isReady,
    write: (place: string, value: string) => setTyped((now) => ({ ...now, [place]: value })),
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
