/** What pages do: carousels, opening hours, search, offline use, worksheets, the nearest office. */
import { browser, type Defect, unit } from "./defect.ts";

const carousel: Omit<Defect, "area">[] = [
  {
    name: "swipe-too-short",
    what: "A swipe must be a third of the width, not a fifth.",
    file: "app/components/Carousel/constants.ts",
    from: "TOUCH_THRESHOLD = 5",
    to: "TOUCH_THRESHOLD = 3",
    parts: [
      unit("app/components/Carousel/strip.test.ts", "app/components/Carousel/playback.test.ts"),
      browser("tests/carousel/carousel.spec.ts"),
    ],
  },
  {
    name: "motion-not-reduced",
    what: "The arrows slide with animation although the visitor asked for less motion.",
    file: "app/components/Carousel/track.ts",
    from: "const isStill = duration === 0 || prefersStillness();",
    to: "const isStill = duration === 0;",
    parts: [browser("tests/carousel/states.spec.ts", "tests/carousel/carousel.spec.ts")],
  },
];

const time: Omit<Defect, "area">[] = [
  {
    name: "no-lunch-break",
    what: "In the morning, an office that closes for lunch says when it opens in the afternoon.",
    file: "app/features/open-now/opening-state.ts",
    from: "spansOn(today).find(({ closes }) => time < closes)",
    to: "spansOn(today).findLast(({ closes }) => time < closes)",
    parts: [unit("tests/unit/opening-state.test.ts", "tests/unit/office-hours.test.ts")],
  },
  {
    name: "midnight-is-24",
    what: "In the first hour of a day it is 24:xx, so an office that opens early counts as closed until tomorrow.",
    file: "app/features/open-now/opening-state.ts",
    from: 'hourCycle: "h23",',
    to: 'hourCycle: "h24",',
    parts: [unit("tests/unit/opening-state.test.ts"), browser("tests/patients/open-now.spec.ts")],
  },
];

const search: Omit<Defect, "area">[] = [
  {
    name: "shortest-synonym",
    what: "Of two synonyms that fit, the shorter phrase wins.",
    file: "app/features/search/words.ts",
    from: "(a, b) => b.phrase.length - a.phrase.length ||",
    to: "(a, b) => a.phrase.length - b.phrase.length ||",
    parts: [unit("tests/unit/search-words.test.ts"), browser("tests/patients/search.spec.ts")],
  },
  {
    name: "crisis-typo",
    what: "A misspelled word for suicide doesn't bring up 988.",
    file: "app/features/search/words.ts",
    from: "crisisTypo: 6",
    to: "crisisTypo: 8",
    parts: [unit("tests/unit/search-words.test.ts"), browser("tests/patients/search.spec.ts")],
  },
];

const offline: Omit<Defect, "area">[] = [
  {
    name: "old-version-kept",
    what: "The pages of an older version stay on the device.",
    file: "app/features/offline/worker.ts",
    from: "name !== cacheName",
    to: "false",
    parts: [browser("tests/patients/offline.spec.ts", "tests/hosting/upgrade.spec.ts")],
  },
];

const worksheets: Omit<Defect, "area">[] = [
  {
    name: "kept-without-asking",
    what: "What is typed into a worksheet stays on the device, though nobody asked for it.",
    file: "app/pages/worksheet/useSheet.ts",
    from: "if (!isKept || keep(slug, typed)) return;",
    to: "if (keep(slug, typed)) return;",
    parts: [browser("tests/patients/worksheet.spec.ts")],
  },
  {
    name: "typing-sent-for-spelling",
    what: "Browsers may send what is typed into a worksheet to a spelling service.",
    file: "app/pages/worksheet/Answer.tsx",
    from: "spellCheck={false}",
    to: "spellCheck",
    parts: [browser("tests/patients/worksheet.spec.ts")],
  },
];

const nearest: Omit<Defect, "area">[] = [
  {
    name: "flat-earth",
    what: "Distances to the east and west are too long, so the wrong office may be nearest.",
    file: "site/text/places.ts",
    from: "Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfWidth ** 2",
    to: "halfWidth ** 2",
    parts: [unit("tests/unit/nearest-office.test.ts"), browser("tests/patients/nearest.spec.ts")],
  },
];

export const behavior: Defect[] = [
  ...carousel.map((defect) => ({ ...defect, area: "carousel" })),
  ...time.map((defect) => ({ ...defect, area: "navigation, time" })),
  ...search.map((defect) => ({ ...defect, area: "search" })),
  ...offline.map((defect) => ({ ...defect, area: "offline" })),
  ...worksheets.map((defect) => ({ ...defect, area: "worksheets" })),
  ...nearest.map((defect) => ({ ...defect, area: "nearest office" })),
];
