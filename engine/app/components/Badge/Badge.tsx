import type { ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import styles from "./Badge.module.css";

export function Badge({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className={styles.Badge}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </span>
  );
}
