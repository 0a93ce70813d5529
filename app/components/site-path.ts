import type { Register } from "react-router";

/** The path of a page that always exists, checked by the types. Unlike href(), it needs no code in the browser. */
export type SitePath = keyof Register["pages"];
