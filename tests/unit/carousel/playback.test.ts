import { expect, test } from "vitest";
import {
  next,
  type Phase,
  type PlaybackEvent,
  phaseOf,
  start,
} from "../../../app/components/Carousel/playback.ts";

const phaseAfter = (events: PlaybackEvent[]): Phase => phaseOf(events.reduce(next, start(true)));

/** Events that lead to each phase. */
const into: Record<Phase, PlaybackEvent[]> = {
  playing: [],
  hovered: ["pointer-enter"],
  focused: ["focus-in"],
  paused: ["pause"],
};
const phases = Object.keys(into) as Phase[];

/** The whole transition table: the next phase from playing, hovered, focused and paused. */
const table: Record<PlaybackEvent, Phase[]> = {
  "pointer-enter": ["hovered", "hovered", "focused", "paused"],
  "pointer-leave": ["playing", "playing", "focused", "paused"],
  "focus-in": ["focused", "focused", "focused", "paused"],
  "focus-out": ["playing", "hovered", "playing", "paused"],
  pause: ["paused", "paused", "paused", "paused"],
  play: ["playing", "playing", "playing", "playing"],
  hide: ["paused", "paused", "paused", "paused"],
  show: ["playing", "hovered", "focused", "paused"],
  "reduce-motion": ["paused", "paused", "paused", "paused"],
};

test.each(Object.entries(table) as [PlaybackEvent, Phase[]][])("%s", (event, after) => {
  expect(phases.map((from) => phaseAfter(into[from]))).toEqual(phases);
  expect(phases.map((from) => phaseAfter([...into[from], event]))).toEqual(after);
});

test.each<[what: string, events: string, phase: Phase]>([
  ["the pointer leaves, and focus holds it", "pointer-enter focus-in pointer-leave", "focused"],
  ["the focus leaves, and the pointer holds it", "pointer-enter focus-in focus-out", "hovered"],
  ["both leave", "pointer-enter focus-in pointer-leave focus-out", "playing"],
  ["both leave, the focus first", "pointer-enter focus-in focus-out pointer-leave", "playing"],
  ["a pause lasts when both leave", "pointer-enter focus-in pause pointer-leave focus-out", "paused"],
  ["a pause lasts when they come and go", "pause pointer-enter pointer-leave focus-in focus-out", "paused"],
  ["a pause lasts in a hidden tab", "pause hide show", "paused"],
  ["play starts at once, while both hold it", "pointer-enter focus-in pause play", "playing"],
  ["the next hover holds it again", "pointer-enter pause play pointer-leave pointer-enter", "hovered"],
  ["the next focus holds it again", "focus-in pause play focus-in", "focused"],
  ["play starts with reduced motion too", "reduce-motion play", "playing"],
  ["play waits for a hidden tab", "pause hide play", "paused"],
  ["play starts when the tab is shown", "pause hide play show", "playing"],
  ["a shown tab is as it was", "pointer-enter hide show", "hovered"],
  ["the pointer leaves a hidden tab", "pointer-enter hide pointer-leave show", "playing"],
])("%s", (_, events, phase) => {
  expect(phaseAfter(events.split(" ") as PlaybackEvent[])).toBe(phase);
});

test("without autoplay it is always paused", () => {
  let state = start(false);
  for (const event of Object.keys(table) as PlaybackEvent[]) {
    if (event === "play") continue;
    state = next(state, event);
    expect(phaseOf(state)).toBe("paused");
  }
});
