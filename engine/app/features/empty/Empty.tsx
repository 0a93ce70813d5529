import type { ReactNode } from "react";
import { Picture } from "../../components/Picture/Picture.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./Empty.module.css";

interface EmptyProps {
  drawing: "nothingFound" | "offline" | "sheet";
  shown?: boolean;
  children: ReactNode;
}

/** A small drawing beside a sentence, where there is nothing yet or nothing was found. */
export function Empty({ drawing, shown = true, children }: EmptyProps) {
  const picture = useShared().empty[drawing];
  return (
    <div className={styles.Empty}>
      {/* Last, so that a status beside it stays the same element. */}
      {children}
      {shown && picture && <Picture picture={picture} className={styles.drawing} sizes="120px" />}
    </div>
  );
}
