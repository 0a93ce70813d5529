import { describe, expect, test } from "vitest";
import {
  next,
  type Phase,
  type PlaybackEvent,
  phaseOf,
  start,
} from "../../../app/components/Carousel/playback.ts";

const phaseAfter = (...events: PlaybackEvent[]): Phase => phaseOf(events.reduce(next, start(true)));

/** Events that lead to each phase. */
const into: Record<Phase, PlaybackEvent[]> = {
  playing: [],
  hovered: ["pointer-enter"],
  focused: ["focus-in"],
  paused: ["pause"],
};

/** The whole transition table: phase, event, next phase. */
const table: Record<Phase, Record<PlaybackEvent, Phase>> = {
  playing: {
    "pointer-enter": "hovered",
    "pointer-leave": "playing",
    "focus-in": "focused",
    "focus-out": "playing",
    pause: "paused",
    play: "playing",
    hide: "paused",
    show: "playing",
    "reduce-motion": "paused",
  },
  hovered: {
    "pointer-enter": "hovered",
    "pointer-leave": "playing",
    "focus-in": "focused",
    "focus-out": "hovered",
    pause: "paused",
    play: "playing",
    hide: "paused",
    show: "hovered",
    "reduce-motion": "paused",
  },
  focused: {
    "pointer-enter": "focused",
    "pointer-leave": "focused",
    "focus-in": "focused",
    "focus-out": "playing",
    pause: "paused",
    play: "playing",
    hide: "paused",
    show: "focused",
    "reduce-motion": "paused",
  },
  paused: {
    "pointer-enter": "paused",
    "pointer-leave": "paused",
    "focus-in": "paused",
    "focus-out": "paused",
    pause: "paused",
    play: "playing",
    hide: "paused",
    show: "paused",
    "reduce-motion": "paused",
  },
};

describe.each(Object.keys(table) as Phase[])("from %s", (from) => {
  test.each(Object.entries(table[from]) as [PlaybackEvent, Phase][])("%s leads to %s", (event, to) => {
    expect(phaseAfter(...into[from])).toBe(from);
    expect(phaseAfter(...into[from], event)).toBe(to);
  });
});

describe("pointer and focus together", () => {
  test("pointer leaves: still held by focus", () => {
    expect(phaseAfter("pointer-enter", "focus-in", "pointer-leave")).toBe("focused");
  });

  test("focus leaves: still held by the pointer", () => {
    expect(phaseAfter("pointer-enter", "focus-in", "focus-out")).toBe("hovered");
  });

  test("plays when both have left, in either order", () => {
    expect(phaseAfter("pointer-enter", "focus-in", "pointer-leave", "focus-out")).toBe("playing");
    expect(phaseAfter("pointer-enter", "focus-in", "focus-out", "pointer-leave")).toBe("playing");
  });
});

describe("the pause button", () => {
  test("stays paused when pointer and focus come and go", () => {
    expect(phaseAfter("pointer-enter", "focus-in", "pause", "pointer-leave", "focus-out")).toBe("paused");
    expect(phaseAfter("pause", "pointer-enter", "pointer-leave", "focus-in", "focus-out")).toBe("paused");
  });

  test("stays paused after the tab was hidden", () => {
    expect(phaseAfter("pause", "hide", "show")).toBe("paused");
  });
});

describe("the play button", () => {
  test("starts at once while hovered and focused", () => {
    expect(phaseAfter("pointer-enter", "focus-in", "pause", "play")).toBe("playing");
  });

  test("lets the next hover or focus hold again", () => {
    expect(phaseAfter("pointer-enter", "pause", "play", "pointer-leave", "pointer-enter")).toBe("hovered");
    expect(phaseAfter("focus-in", "pause", "play", "focus-in")).toBe("focused");
  });

  test("starts with reduced motion too", () => {
    expect(phaseAfter("reduce-motion", "play")).toBe("playing");
  });

  test("waits for a hidden tab", () => {
    expect(phaseAfter("pause", "hide", "play")).toBe("paused");
    expect(phaseAfter("pause", "hide", "play", "show")).toBe("playing");
  });
});

describe("a hidden tab", () => {
  test("returns to the previous phase", () => {
    expect(phaseAfter("pointer-enter", "hide", "show")).toBe("hovered");
    expect(phaseAfter("focus-in", "hide", "show")).toBe("focused");
  });

  test("tracks pointer and focus while hidden", () => {
    expect(phaseAfter("pointer-enter", "hide", "pointer-leave", "show")).toBe("playing");
  });
});

test("without autoplay it is always paused", () => {
  const events: PlaybackEvent[] = ["pointer-enter", "pointer-leave", "focus-in", "focus-out", "hide", "show"];
  let state = start(false);
  for (const event of events) {
    state = next(state, event);
    expect(phaseOf(state)).toBe("paused");
  }
});
