/** Carousel constants from the specification (section 9). */

export const TRANSITION_MS = 500;

/** From the start of one automatic step to the start of the next: 3,000 ms, plus the 50 ms that are always added. */
export const STEP_PERIOD_MS = 3000 + 50;

/** A swipe of at least width / 5 advances; a shorter one snaps back. */
export const TOUCH_THRESHOLD = 5;

/** Past an end the slides move this fraction of the drag distance. */
export const EDGE_FRICTION = 0.35;

export const RESIZE_DEBOUNCE_MS = 50;

/** Ours: a press that stays within this many pixels is a click, not a swipe. */
export const CLICK_SLOP = 4;

/** Ours: the curve of --ease in theme/tokens.css, which the animation can't read from there. */
export const EASING = "cubic-bezier(0.22, 0.7, 0.2, 1)";
