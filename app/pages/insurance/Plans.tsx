import { useEffect, useId, useRef, useState } from "react";
import type { Inline } from "../../../site/schema/blocks.ts";
import { format } from "../../../site/schema/format.ts";
import type { Labels } from "../../../site/schema/interface.ts";
import { TextField } from "../../components/TextField/TextField.tsx";
import { Words } from "../../components/Words/Words.tsx";
import { type Insurer, isQuestion, matchingInsurers } from "./matching.ts";
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
      <dl className={styles.plans}>
        {(found.length > 0 ? found : insurers).map(({ insurer, plans }) => (
          <div key={insurer + plans.join()}>
            <dt>{insurer}</dt>
            <dd>{plans.join(", ") || labels.ask}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
