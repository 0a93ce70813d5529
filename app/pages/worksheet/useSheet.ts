import { useEffect, useState } from "react";
import type { Labels } from "../../../site/schema/interface.ts";
import { deleteKept, type Kept, keep, readKept } from "./kept-sheet.ts";

const blank: Kept = { values: {}, rows: {} };

/**
 * What a visitor has typed into a sheet. It lives in the page's memory, and on the device only while the visitor wants it
 * kept. It is never sent and never in the URL.
 */
export function useSheet(slug: string) {
  const [typed, setTyped] = useState(blank);
  const [isKept, setKept] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  // The prerendered sheet is blank, and typed text isn't lost while the page hydrates: see Answer.
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const kept = readKept(slug);
    if (kept) {
      // Text that was typed before the page hydrated is newer.
      setTyped((early) => ({ ...kept, values: { ...kept.values, ...early.values } }));
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
    isKept,
    isBlocked,
    isReady,
    write: (place: string, value: string) =>
      setTyped((now) => ({ ...now, values: { ...now.values, [place]: value } })),
    setRows: (part: string, rows: number) =>
      setTyped((now) => ({ ...now, rows: { ...now.rows, [part]: rows } })),
    setKept(wanted: boolean) {
      if (!wanted) deleteKept(slug);
      setBlocked(false);
      setKept(wanted);
    },
    clear() {
      deleteKept(slug);
      setKept(false);
      setTyped(blank);
    },
  };
}

export type SheetLabels = Labels["worksheet"] & { print: string };
export type SheetState = ReturnType<typeof useSheet>;
