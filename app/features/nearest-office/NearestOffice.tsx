import { type KeyboardEvent, useId, useRef } from "react";
import { format } from "../../../site/schema/format.ts";
import type { InterfaceWords } from "../../../site/schema/interface.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import styles from "./NearestOffice.module.css";
import type { Finding } from "./useNearestOffice.ts";

type Words = InterfaceWords["nearest"];

interface NearestOfficeProps {
  finding: Finding<{ name: string }>;
  findByZip: (typed: string) => unknown;
  locate: () => unknown;
  words: Words;
}

/** By ZIP code, or by the browser's own location when asked. Nothing leaves the page. */
export function NearestOffice({ finding, findByZip, locate, words }: NearestOfficeProps) {
  const id = useId();
  const zip = useRef<HTMLInputElement>(null);
  const find = () => findByZip(zip.current?.value ?? "");
  const invalid = finding.kind === "unknown";
  return (
    <section aria-label={words.title} className={`${styles.NearestOffice} needs-script no-print`}>
      <div className={styles.controls}>
        <TextField
          label={words.zipLabel}
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
          {words.find}
        </Button>
        <Button variant="outline" onClick={locate} className={styles.button}>
          <Icon name="pin" />
          {words.locate}
        </Button>
      </div>
      <div id={id} className={styles.message} data-kind={finding.kind}>
        <p role="status">{answerText(finding, words)}</p>
        {finding.kind === "idle" && <p>{words.text}</p>}
      </div>
    </section>
  );
}

function answerText(finding: Finding<{ name: string }>, words: Words): string | undefined {
  switch (finding.kind) {
    case "idle":
      return undefined;
    case "locating":
      return words.locating;
    case "refused":
      return words.refused;
    case "unknown":
      return words.unknownZip;
    case "failed":
      return words.failed;
    case "found": {
      const miles = Math.round(finding.miles);
      const template = miles > 1 ? words.result : words.resultClose;
      return format(template, { office: finding.office.name, miles: miles.toLocaleString("en-US") });
    }
  }
}
