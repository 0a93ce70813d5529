import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { CLICK_SLOP } from "./constants.ts";
import { positionNow, put } from "./glide.ts";
import { dragged, landing, type Strip } from "./track.ts";

interface Press {
  x: number;
  y: number;
  /** Position of the strip when the press turned into a swipe; none before. */
  from?: number;
}

/** Pointer events of the window through which the slides are seen. */
export function useSwipe(
  track: RefObject<HTMLElement | null>,
  strip: Strip | undefined,
  index: number,
  step: number,
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
    if (!held || !event.isPrimary || !strip || !track.current) return;
    const way = held.x - event.clientX;
    const rise = Math.abs(held.y - event.clientY);
    if (held.from === undefined) {
      if (Math.max(Math.abs(way), rise) < CLICK_SLOP) return;
      // Released elsewhere, or an upright movement: not ours.
      if (event.buttons === 0 || rise > Math.abs(way)) {
        press.current = undefined;
        return;
      }
      held.from = positionNow(track.current);
      swiped.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      getSelection()?.removeAllRanges();
      track.current.style.userSelect = "none";
    }
    put(track.current, strip, dragged(strip, held.from, way));
  }

  function release(event: PointerEvent) {
    const { current: held } = press;
    if (!event.isPrimary) return;
    press.current = undefined;
    if (held?.from === undefined || !strip || !track.current) return;
    track.current.style.userSelect = "";
    const way = event.type === "pointerup" ? held.x - event.clientX : 0;
    go(landing(strip, index, held.from, way, step));
  }

  function onClickCapture(event: MouseEvent) {
    // A click by keyboard has no detail.
    if (event.detail === 0) return;
    if (swiped.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // A tap on a slide that only peeks in (it is inert) brings it in.
    for (const slide of track.current?.children ?? []) {
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
    // The browser would drag links and pictures away from under the finger.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
