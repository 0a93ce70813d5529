/** The specification's constants of carousels (section 9), each once. */

/** One slide to the next, by hand or by itself. */
export const TRANSITION_MS = 500;

/** From the start of one automatic step to the start of the next: 3,000 ms, plus the 50 ms that are always added. */
export const STEP_PERIOD_MS = 3000 + 50;

/** A swipe advances from width / 5 on; a shorter one snaps back. */
export const TOUCH_THRESHOLD = 5;

/** Past an end the slides go this share of the finger's way. */
export const EDGE_FRICTION = 0.35;

/** The size is read again when it has been quiet for this long. */
export const RESIZE_DEBOUNCE_MS = 50;

/** Ours: a press that stays within this many pixels is a click, not a swipe. */
export const CLICK_SLOP = 4;

/** Ours: the curve of --ease in theme/tokens.css, which the animation can't read from there. */
export const EASING = "cubic-bezier(0.22, 0.7, 0.2, 1)";
