import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./TextField.module.css";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  /** Id of the text under the field that says what to type or what was found. */
  "aria-describedby": string;
}

/** A field with its label. Not inside a form; nothing is submitted. */
export function TextField({ label, className, ...input }: TextFieldProps) {
  return (
    <label className={classNames(styles.TextField, className)}>
      <span className={styles.label}>{label}</span>
      <input type="text" {...input} className={styles.input} />
    </label>
  );
}
