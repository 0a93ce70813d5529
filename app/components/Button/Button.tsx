import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";

type Look = {
  /** filled: the page's main action. outline: beside it. sun: only on night. */
  variant?: "filled" | "outline" | "sun";
  size?: "normal" | "small" | "large";
  children: ReactNode;
  className?: string | undefined;
};

const classes = (className?: string) => (className ? `${styles.Button} ${className}` : styles.Button);

/** A button that leads to a page, calls or writes. */
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
