import { type FocusEvent, type RefObject, useLayoutEffect, useReducer } from "react";
import { prefersStillness } from "./track.ts";

/**
 * Autoplay state machine: four phases (specification, section 4), derived from independent
 * facts. A carousel can be hovered and focused at once, and the end of one doesn't end the other.
 */
export type Phase = "playing" | "hovered" | "focused" | "paused";

export interface Playback {
  /** False after the pause button, and initially with reduced motion. */
  readonly wanted: boolean;
  readonly pointer: boolean;
  readonly focus: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
}

/** The facts that each event changes. */
const settles = {
  "pointer-enter": { pointer: true },
  "pointer-leave": { pointer: false },
  "focus-in": { focus: true },
  "focus-out": { focus: false },
  pause: { wanted: false },
  // The button is inside the carousel, so it is hovered or focused when pressed. Pressing it must have an effect:
  // both holds are cleared until the next pointerenter or focus.
  play: { wanted: true, pointer: false, focus: false },
  hide: { hidden: true },
  show: { hidden: false },
  // Turning the preference off doesn't start playback; only the play button does.
  "reduce-motion": { wanted: false },
} satisfies Record<string, Partial<Playback>>;

export type PlaybackEvent = keyof typeof settles;

export function start(autoplay: boolean): Playback {
  return { wanted: autoplay, pointer: false, focus: false, hidden: false };
}

export function next(state: Playback, event: PlaybackEvent): Playback {
  return { ...state, ...settles[event] };
}

/** The strongest reason to pause wins: the button, then focus (it outlasts hover), then hover. */
export function phaseOf({ wanted, pointer, focus, hidden }: Playback): Phase {
  if (!wanted || hidden) return "paused";
  if (focus) return "focused";
  return pointer ? "hovered" : "playing";
}

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
