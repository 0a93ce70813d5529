/** How pages look, and how they work for people who don't use a mouse and a screen. */
import { browser, type Defect, live, unit } from "./defect.ts";

const styles: Omit<Defect, "area">[] = [
  {
    name: "pale-at-night",
    what: "Quiet text is too dark in the dark theme.",
    file: "app/theme/tokens.css",
    from: "--text-muted: light-dark(var(--ink-700), var(--moon-300));",
    to: "--text-muted: light-dark(var(--ink-700), var(--night-400));",
    parts: [unit("tests/unit/contrast.test.ts")],
  },
  {
    name: "answers-not-printed",
    what: "Closed answers stay closed on paper.",
    file: "app/theme/print.css",
    from: "      content-visibility: visible;\n      block-size: auto;",
    to: "      block-size: auto;",
    parts: [browser("tests/patients/print.spec.ts")],
  },
  {
    name: "current-dot-in-forced-colors",
    what: "With forced colors, the carousel's current dot has the color of the page.",
    file: "app/components/Carousel/Carousel.module.css",
    from: "border-color: Highlight;\n        background: Highlight;",
    to: "border-color: Canvas;\n        background: Canvas;",
    parts: [browser("tests/proof/kinds.spec.ts", "tests/dev/dev.spec.ts")],
  },
  {
    name: "header-under-page",
    what: "The header lies under parts of the page that have a place of their own.",
    file: "app/frame/Header.module.css",
    from: "    z-index: 20;\n    /* Container",
    to: "    z-index: 0;\n    /* Container",
    parts: [
      browser(
        "tests/journeys/wide-menu.spec.ts",
        "tests/journeys/header.spec.ts",
        "tests/journeys/focus-in-view.spec.ts",
        "tests/proof/looks.spec.ts",
      ),
    ],
  },
  {
    name: "hours-cut-off",
    what: "On office cards the end of a long line of hours is cut off.",
    file: "app/features/cards/OfficeCards.module.css",
    from: "  .hours {\n    display: flex;",
    to: "  .hours {\n    overflow: hidden;\n    max-width: 11rem;\n    white-space: nowrap;\n    display: flex;",
    parts: [live("juniper", "pages")],
  },
  {
    name: "menu-without-scripts",
    what: "Without scripts, the submenus of the sidebar can't be reached.",
    file: "app/frame/Sidebar.module.css",
    from: "so all are expanded. */\n    @media (scripting: none) {\n      display: block;",
    to: "so all are expanded. */\n    @media (scripting: none) {\n      display: none;",
    parts: [browser("tests/journeys/early-touch.spec.ts", "tests/journeys/sidebar.spec.ts")],
  },
];

const accessibility: Omit<Defect, "area">[] = [
  {
    name: "no-zoom",
    what: "Phones can't zoom in.",
    file: "app/root.tsx",
    from: "initial-scale=1, viewport-fit=cover",
    to: "initial-scale=1, maximum-scale=1, viewport-fit=cover",
    parts: [live("starter", "html", "head"), browser("tests/proof/kinds.spec.ts")],
  },
  {
    name: "office-not-announced",
    what: "Screen readers don't hear which office is nearest.",
    file: "app/features/nearest-office/NearestOffice.tsx",
    from: '<p role="status">{answerText(finding, labels)}</p>',
    to: "<p>{answerText(finding, labels)}</p>",
    parts: [browser("tests/patients/nearest.spec.ts")],
  },
  {
    name: "cells-with-one-name",
    what: "In a worksheet's table, every row is read as the last one.",
    file: "app/pages/worksheet/SheetTable.tsx",
    from: "{ column: label, n: index + 1 }",
    to: "{ column: label, n: rows }",
    parts: [browser("tests/patients/worksheet.spec.ts")],
  },
  {
    name: "focus-lost-after-search",
    what: "After a search that was opened with the / key, keyboard users start at the top of the page again.",
    file: "app/features/search/SearchButton.tsx",
    from: 'matches("body, dialog *")',
    to: 'matches("body")',
    parts: [browser("tests/patients/search.spec.ts", "tests/proof/keyboard.spec.ts")],
  },
];

const pictures: Omit<Defect, "area">[] = [
  {
    name: "office-picture-alt",
    what: "The alternative text of an office's picture is the office's name.",
    file: "site/view/cards.server.ts",
    from: "picture(location.image, location.imageAlt)",
    to: "picture(location.image, location.name)",
    parts: [
      live("starter", "html", "files", "head"),
      browser("tests/site/pages.spec.ts", "tests/proof/transcript.spec.ts"),
    ],
  },
  {
    name: "picture-without-height",
    what: "Pictures have no height, so the text below them jumps while they load.",
    file: "app/components/Picture/Picture.tsx",
    from: "      height={height}\n      alt={alt}",
    to: "      alt={alt}",
    parts: [live("starter", "html", "files"), browser("tests/site/layout-shift.spec.ts")],
  },
];

export const lookAndUse: Defect[] = [
  ...styles.map((defect) => ({ ...defect, area: "styles" })),
  ...accessibility.map((defect) => ({ ...defect, area: "accessibility" })),
  ...pictures.map((defect) => ({ ...defect, area: "pictures" })),
];
