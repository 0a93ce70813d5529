import { useEffect, useState } from "react";
import type { Block, Inline } from "../../../data/schema/blocks.ts";
import type { Picture as PictureData } from "../../../data/schema/picture.ts";
import { langOf } from "../../../data/text/language.ts";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import styles from "./Programs.module.css";

export interface Program {
  id: string;
  name: string;
  summary: Inline[];
  body: Block[];
  picture: PictureData;
}

/** Five cards, with a list of them beside (280 px) from lg up. */
export function Programs({ label, programs }: { label: string; programs: Program[] }) {
  const current = useSectionInView(programs.map(({ id }) => id));
  return (
    <div className={`${styles.Programs} columns`}>
      <nav className={`${styles.tabs} follows no-print`} aria-label={label}>
        <ul className="cluster">
          {programs.map((program) => (
            <li key={program.id} lang={langOf(program)}>
              <a
                href={`#${program.id}`}
                className={`${styles.tab} entry`}
                aria-current={program.id === current || undefined}
              >
                {program.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={`${styles.cards} stack`}>
        {programs.map((program) => (
          <li key={program.id} id={program.id} lang={langOf(program)} className={`${styles.card} box`}>
            <Picture
              picture={program.picture}
              className={styles.picture}
              sizes="(min-width: 992px) 320px, 100vw"
            />
            <div className={styles.text}>
              <h2 className="h3">{program.name}</h2>
              <Paragraph parts={program.summary} className={styles.summary} />
              <Prose blocks={program.body} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the eyes are: from a quarter of the window's height to its middle. */
const readingLine = { rootMargin: "-25% 0px -50% 0px" };

/** The id of the element that is being read. None before scripts run, and above the first. */
function useSectionInView(ids: string[]): string | undefined {
  const [inView, setInView] = useState<string[]>([]);
  const list = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInView((known) =>
        entries.reduce<string[]>((seen, { target, isIntersecting }) => {
          const others = seen.filter((id) => id !== target.id);
          return isIntersecting ? [...others, target.id] : others;
        }, known),
      );
    }, readingLine);
    for (const id of list.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list]);
  return ids.find((id) => inView.includes(id));
}
