import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./RoundButton.module.css";

interface Face {
  icon: ComponentProps<typeof Icon>["name"];
  iconSize?: number;
  "aria-label": string;
}

const classes = (className?: string) => classNames(styles.RoundButton, className);

export function RoundButton({ icon, iconSize = 26, className, ...props }: Face & ComponentProps<"button">) {
  return (
    <button type="button" {...props} className={classes(className)}>
      <Icon name={icon} size={iconSize} />
      {/* Shown where there is room for it: see --round-word. */}
      <span className={styles.word}>{props["aria-label"]}</span>
    </button>
  );
}

/** The same as a link, which works before hydration. */
export function RoundLink({ icon, iconSize = 26, className, ...props }: Face & ComponentProps<"a">) {
  return (
    <a {...props} className={classes(className)}>
      <Icon name={icon} size={iconSize} />
    </a>
  );
}
