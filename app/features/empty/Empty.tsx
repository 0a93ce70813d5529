import type { ReactNode } from "react";
import { Mark } from "../../components/Logo/Logo.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./Empty.module.css";

/** The bird of the logo beside a sentence, where there is nothing yet or nothing was found. */
export function Empty({ shown = true, children }: { shown?: boolean; children: ReactNode }) {
  const { logo } = useShared();
  return (
    <div className={styles.Empty}>
      {/* Last, so that a status beside it stays the same element. */}
      {children}
      {shown && logo.drawing && <Mark />}
    </div>
  );
}
