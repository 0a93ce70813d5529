import { type FocusEvent, type RefObject, useLayoutEffect, useReducer } from "react";
import { next, phaseOf, start } from "./playback.ts";
import { prefersStillness } from "./track.ts";

/** Sends browser events to the playback state machine. */
export function usePlayback(root: RefObject<HTMLElement | null>, autoplay: boolean) {
  const [playback, send] = useReducer(next, autoplay, start);

  useLayoutEffect(() => {
    if (!autoplay) return;
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    const onMotion = () => prefersStillness() && send("reduce-motion");
    const onVisibility = () => send(document.hidden ? "hide" : "show");
    onMotion();
    if (document.hidden) send("hide");
    // Hover and focus from before hydration send no event. (On touch screens :hover sticks after a tap.)
    if (root.current?.matches(":hover") && matchMedia("(hover)").matches) send("pointer-enter");
    if (root.current?.contains(document.activeElement)) send("focus-in");
    motion.addEventListener("change", onMotion);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      motion.removeEventListener("change", onMotion);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [root, autoplay]);

  return {
    phase: phaseOf(playback),
    wanted: playback.wanted,
    toggle: () => send(playback.wanted ? "pause" : "play"),
    // Touch sends pointerenter and pointerleave too, so a swipe pauses the carousel as well.
    handlers: {
      onPointerEnter: () => send("pointer-enter"),
      onPointerLeave: () => send("pointer-leave"),
      onFocus: () => send("focus-in"),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // When the window loses focus, the element stays active and the carousel stays paused.
        const kept = relatedTarget ?? document.activeElement;
        if (!currentTarget.contains(kept as Node | null)) send("focus-out");
      },
    },
  };
}
