import { useEffect, useId, useRef, useState } from "react";
import { format } from "../../../data/labels/format.ts";
import type { Labels } from "../../../data/labels/interface.ts";
import type { Inline } from "../../../data/schema/blocks.ts";
import { TextField } from "../../components/TextField/TextField.tsx";
import { Words } from "../../components/Words/Words.tsx";
import styles from "./Plans.module.css";

interface PlansProps {
  insurers: Insurer[];
  labels: Omit<Labels["plans"], "unlisted"> & { unlisted: Inline[] };
}

/** The list of plans, and a field that looks through it. A name that is not found leaves the whole list there. */
export function Plans({ insurers, labels }: PlansProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // What was typed before this script ran, or what the browser kept.
  useEffect(() => setTyped(field.current?.value ?? ""), []);
  const isAsked = isQuestion(typed);
  const found = isAsked ? matchingInsurers(typed, insurers) : [];
  return (
    <>
      <div className={`${styles.finder} needs-script no-print`}>
        <TextField
          label={labels.label}
          ref={field}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={id}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div id={id} className={styles.message} data-found={found.length > 0 || undefined}>
          <p role="status">
            {isAsked &&
              (found.length > 0 ? (
                <span key="listed">
                  {format(labels.listed, { insurers: found.map(({ insurer }) => insurer).join(", ") })}
                </span>
              ) : (
                <span key="unlisted">
                  <Words parts={labels.unlisted} />
                </span>
              ))}
          </p>
          {!isAsked && <p>{labels.hint}</p>}
        </div>
      </div>
      <dl className={`${styles.plans} rows`}>
        {(found.length > 0 ? found : insurers).map(({ insurer, plans }) => (
          <div key={insurer + plans.join()}>
            <dt className="h4">{insurer}</dt>
            <dd>{plans.join(", ") || labels.ask}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface Insurer {
  insurer: string;
  plans: string[];
}

/** Lower case, without accents and signs. The search has its own, in a file that this page doesn't load. */
const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const begins = (words: readonly string[], typed: string) => words.some((word) => word.startsWith(typed));

/**
 * Every word typed begins one of the insurer's or its plans'. Cards say more than our list does ("Blue Cross Blue Shield
 * Silver"): if no insurer has all of it, those whose own name has some of it.
 */
export function matchingInsurers<Listed extends Insurer>(
  typed: string,
  insurers: readonly Listed[],
): Listed[] {
  const wanted = wordsOf(typed);
  const full = insurers.filter(({ insurer, plans }) => {
    const known = wordsOf([insurer, ...plans].join(" "));
    return wanted.every((word) => begins(known, word));
  });
  if (full.length > 0) return full;
  const telling = wanted.filter((word) => word.length > 2);
  return insurers.filter(({ insurer }) => telling.some((word) => begins(wordsOf(insurer), word)));
}

/** A single letter asks for nothing yet. */
export const isQuestion = (typed: string) => wordsOf(typed).join("").length > 1;
