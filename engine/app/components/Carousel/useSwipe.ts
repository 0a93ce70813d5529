import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { CLICK_SLOP } from "./constants.ts";
import { dragged, landing } from "./strip.ts";
import type { Track } from "./track.ts";

interface Press {
  x: number;
  y: number;
  /** Position of the strip when the press became a swipe; undefined before. */
  from?: number;
}

/** Pointer handlers of the carousel's viewport. */
export function useSwipe(
  row: RefObject<HTMLElement | null>,
  track: Track | undefined,
  index: number,
  go: (by: number) => void,
) {
  const press = useRef<Press>(undefined);
  const swiped = useRef(false);

  function onPointerDown({ button, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    if (button !== 0 || !isPrimary) return;
    press.current = { x, y };
    swiped.current = false;
  }

  function onPointerMove(event: PointerEvent) {
    const { current: held } = press;
    if (!held || !event.isPrimary || !track || !row.current) return;
    const way = held.x - event.clientX;
    const rise = Math.abs(held.y - event.clientY);
    if (held.from === undefined) {
      if (Math.max(Math.abs(way), rise) < CLICK_SLOP) return;
      // Released elsewhere, or a vertical movement: not a swipe.
      if (event.buttons === 0 || rise > Math.abs(way)) {
        press.current = undefined;
        return;
      }
      held.from = track.position;
      swiped.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      getSelection()?.removeAllRanges();
      row.current.style.userSelect = "none";
    }
    track.put(dragged(track.strip, held.from, way));
  }

  function release(event: PointerEvent) {
    const { current: held } = press;
    if (!event.isPrimary) return;
    press.current = undefined;
    if (held?.from === undefined || !track || !row.current) return;
    row.current.style.userSelect = "";
    const way = event.type === "pointerup" ? held.x - event.clientX : 0;
    go(landing(track.strip, index, held.from, way));
  }

  function onClickCapture(event: MouseEvent) {
    // A click by keyboard has no detail.
    if (event.detail === 0) return;
    if (swiped.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // A tap on a slide that only peeks in (it is inert) moves to it.
    for (const slide of row.current?.children ?? []) {
      const { left, right } = slide.getBoundingClientRect();
      const hit = slide.hasAttribute("inert") && event.clientX >= left && event.clientX <= right;
      if (hit) return go(left > event.currentTarget.getBoundingClientRect().left ? 1 : -1);
    }
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture,
    // Prevents the browser's own dragging of links and pictures.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
