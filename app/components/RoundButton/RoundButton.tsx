import type { ComponentProps } from "react";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./RoundButton.module.css";

interface Face {
  icon: ComponentProps<typeof Icon>["name"];
  iconSize?: number;
  /** What it does, for those who can't see the icon. */
  "aria-label": string;
}

const classes = (className?: string) =>
  className ? `${styles.RoundButton} ${className}` : styles.RoundButton;

/** A button that is one icon. */
export function RoundButton({ icon, iconSize = 26, className, ...props }: Face & ComponentProps<"button">) {
  return (
    <button type="button" {...props} className={classes(className)}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

/** Looks like it, and leads somewhere before any script runs. */
export function RoundLink({ icon, iconSize = 26, className, ...props }: Face & ComponentProps<"a">) {
  return (
    <a {...props} className={classes(className)}>
      <Icon name={icon} size={iconSize} />
    </a>
  );
}
