import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Button.module.css";

type Look = {
  /** filled: the page's main action. outline: secondary. sun: only on a night background. */
  variant?: "filled" | "outline" | "sun";
  size?: "normal" | "small" | "large";
  children: ReactNode;
  className?: string | undefined;
};

const classes = (className?: string) => classNames(styles.Button, className);

/** A link that looks like a button. */
export function AnchorButton({
  variant = "filled",
  size = "normal",
  className,
  ...props
}: Look & ComponentProps<"a">) {
  return <a {...props} className={classes(className)} data-variant={variant} data-size={size} />;
}

export function Button({
  variant = "filled",
  size = "normal",
  className,
  ...props
}: Look & ComponentProps<"button">) {
  return (
    <button type="button" {...props} className={classes(className)} data-variant={variant} data-size={size} />
  );
}
