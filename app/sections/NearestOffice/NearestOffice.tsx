import { type KeyboardEvent, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { MoreLink, SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import type { OfficeCard } from "../../content/cards.server.ts";
import { format } from "../../schema/format.ts";
import type { InterfaceWords } from "../../schema/interface.ts";
import styles from "./NearestOffice.module.css";
import { type Finding, useNearestOffice } from "./useNearestOffice.ts";

type Words = InterfaceWords["nearest"] & { officeDetails: string };

interface NearestOfficeProps {
  id: string;
  offices: OfficeCard[];
  words: Words;
}

/** By ZIP code, or by the browser's own location when asked. Nothing leaves the page. */
export function NearestOffice({ id, offices, words }: NearestOfficeProps) {
  const { finding, locate, findByZip } = useNearestOffice(offices);
  const zip = useRef<HTMLInputElement>(null);
  const find = () => findByZip(zip.current?.value ?? "");
  const invalid = finding.kind === "unknown";
  return (
    <>
      <SectionHead id={id} title={words.title} />
      <p className={styles.text}>{words.text}</p>
      <div className={styles.finder}>
        <div className={styles.controls}>
          <label className={styles.field}>
            <span className={styles.label}>{words.zipLabel}</span>
            <input
              ref={zip}
              className={styles.zip}
              type="text"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? `${id}-answer` : undefined}
              onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && find()}
            />
          </label>
          <Button onClick={find} className={styles.button}>
            {words.find}
          </Button>
          <Button variant="outline" onClick={locate} className={styles.button}>
            <Icon name="pin" />
            {words.locate}
          </Button>
        </div>
        <div id={`${id}-answer`} role="status" className={styles.answer} data-invalid={invalid || undefined}>
          {answerText(finding, words)}
          {finding.kind === "found" && (
            <div>
              <MoreLink label={`${words.officeDetails}: ${finding.office.name}`} path={finding.office.path} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function answerText(finding: Finding<OfficeCard>, words: Words): string | undefined {
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
