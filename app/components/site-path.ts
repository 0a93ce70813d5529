import type { Register } from "react-router";

/** The path of a page that always exists. A wrong one is a type error, and the browser is sent no code for it. */
export type SitePath = keyof Register["pages"];
