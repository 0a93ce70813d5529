import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  next,
  type Phase,
  type PlaybackEvent,
  phaseOf,
  start,
} from "../../../engine/app/components/Carousel/usePlayback.ts";

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

const sequences: Record<string, [events: string, phase: Phase]> = parse(
  readFileSync("tests/unit/carousel/playback.yaml", "utf8"),
);
test.each(Object.entries(sequences))("%s", (_, [events, phase]) => {
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
