/** Joins class names, without falsy ones. */
export const classNames = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
