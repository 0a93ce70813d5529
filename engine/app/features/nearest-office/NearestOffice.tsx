import { type KeyboardEvent, useId, useRef } from "react";
import { format } from "../../../data/labels/format.ts";
import type { Labels } from "../../../data/labels/interface.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import styles from "./NearestOffice.module.css";
import type { Finding } from "./useNearestOffice.ts";

type NearestLabels = Labels["nearest"];

interface NearestOfficeProps {
  finding: Finding<{ name: string }>;
  findByZip: (typed: string) => unknown;
  locate: () => unknown;
  labels: NearestLabels;
}

/** By ZIP code, or by the browser's own location when asked. Nothing leaves the page. */
export function NearestOffice({ finding, findByZip, locate, labels }: NearestOfficeProps) {
  const id = useId();
  const zip = useRef<HTMLInputElement>(null);
  const find = () => findByZip(zip.current?.value ?? "");
  const invalid = finding.kind === "unknown";
  return (
    <section aria-label={labels.title} className={`${styles.NearestOffice} needs-script no-print`}>
      <div className={`${styles.controls} cluster`}>
        <TextField
          label={labels.zipLabel}
          className={styles.zip}
          ref={zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          aria-invalid={invalid || undefined}
          aria-describedby={id}
          onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && find()}
        />
        <Button onClick={find} className={styles.button}>
          {labels.find}
        </Button>
        <Button variant="outline" onClick={locate} className={styles.button}>
          <Icon name="pin" />
          {labels.locate}
        </Button>
      </div>
      <div id={id} className={`${styles.message} measure`} data-kind={finding.kind}>
        <p role="status">{answerText(finding, labels)}</p>
        {finding.kind === "idle" && <p>{labels.text}</p>}
      </div>
    </section>
  );
}

function answerText(finding: Finding<{ name: string }>, labels: NearestLabels): string | undefined {
  const { locating, refused, failed, unknownZip: unknown } = labels;
  if (finding.kind !== "found") return { idle: undefined, locating, refused, failed, unknown }[finding.kind];
  const miles = Math.round(finding.miles);
  return format(miles > 1 ? labels.result : labels.resultClose, {
    office: finding.office.name,
    miles: miles.toLocaleString(document.documentElement.lang),
  });
}
