/** The illustration kit: "desert serigraph". Flat inks, light from the right, no outlines. */
export * from "./cacti.ts";
export * from "./color.ts";
export * from "./ink.ts";
export * from "./land.ts";
export * from "./palettes.ts";
export * from "./paloverde.ts";
export * from "./plants.ts";
export * from "./random.ts";
export * from "./range.ts";
export * from "./saguaro.ts";
export * from "./shape.ts";
export * from "./sky.ts";
export * from "./svg.ts";
export * from "./trees.ts";
export * from "./verdin.ts";
