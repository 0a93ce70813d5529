/**
 * Does the carousel play? Four phases (specification, section 4), derived from facts that are independent of each
 * other: a pointer may rest on a carousel that also holds the focus, and one leaving says nothing about the other.
 */
export type Phase = "playing" | "hovered" | "focused" | "paused";

export interface Playback {
  /** Wanted by the visitor: false after the pause button, and from the start under reduced motion. */
  readonly wanted: boolean;
  readonly pointer: boolean;
  readonly focus: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
}

export type PlaybackEvent =
  | "pointer-enter"
  | "pointer-leave"
  | "focus-in"
  | "focus-out"
  | "pause"
  | "play"
  | "hide"
  | "show"
  | "reduce-motion";

/** Each event as the facts it settles. */
const settles: Record<PlaybackEvent, Partial<Playback>> = {
  "pointer-enter": { pointer: true },
  "pointer-leave": { pointer: false },
  "focus-in": { focus: true },
  "focus-out": { focus: false },
  pause: { wanted: false },
  // The button lies inside the carousel, so whoever presses it is hovering or focusing. Pressing it must show:
  // both holds are dropped, and the next entry of pointer or focus holds again.
  play: { wanted: true, pointer: false, focus: false },
  hide: { hidden: true },
  show: { hidden: false },
  // Nothing starts to move by itself when the preference is taken back; the play button does it.
  "reduce-motion": { wanted: false },
};

export function start(autoplay: boolean): Playback {
  return { wanted: autoplay, pointer: false, focus: false, hidden: false };
}

export function next(state: Playback, event: PlaybackEvent): Playback {
  return { ...state, ...settles[event] };
}

/** The strongest reason to stand still gives the name: pause, then focus (it outlasts the pointer), then the pointer. */
export function phaseOf({ wanted, pointer, focus, hidden }: Playback): Phase {
  if (!wanted || hidden) return "paused";
  if (focus) return "focused";
  return pointer ? "hovered" : "playing";
}
