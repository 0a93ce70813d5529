import type { Labels } from "../../../site/schema/interface.ts";

export type SheetLabels = Labels["worksheet"] & { print: string };
