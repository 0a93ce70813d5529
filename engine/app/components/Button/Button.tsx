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

const look = ({ variant = "filled", size = "normal", className, ...props }: Look) => ({
  ...props,
  className: classNames(styles.Button, className),
  "data-variant": variant,
  "data-size": size,
});

/** A link that looks like a button. */
export const AnchorButton = (props: Look & ComponentProps<"a">) => <a {...look(props)} />;

export const Button = (props: Look & ComponentProps<"button">) => <button type="button" {...look(props)} />;
