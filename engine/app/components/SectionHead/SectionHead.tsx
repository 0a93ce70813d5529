import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./SectionHead.module.css";

interface SectionHeadProps {
  id?: string;
  title: string;
  link?: { label: string; path: string };
  children?: ReactNode;
}

/** A section's title, with a link to more at the right. */
export function SectionHead({ id, title, link, children }: SectionHeadProps) {
  return (
    <div className={`${styles.SectionHead} cluster`}>
      <h2 id={id}>{title}</h2>
      {children}
      {link && <MoreLink {...link} />}
    </div>
  );
}

export function MoreLink({ label, path }: { label: string; path: string }) {
  return (
    <a href={path} className="action">
      {label}
      <Icon name="arrow" />
    </a>
  );
}
