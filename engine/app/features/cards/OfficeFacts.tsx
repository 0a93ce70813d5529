import type { Inline } from "../../../data/schema/blocks.ts";
import { Words } from "../../components/Words/Words.tsx";

interface OfficeFactsProps {
  facts: { title: string; text: string | Inline[]; language?: string | undefined }[];
  className?: string | undefined;
}

/** Parking, doors and how to find the way in. Nothing if the office's file says nothing about them. */
export function OfficeFacts({ facts, className }: OfficeFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ title, text, language }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd lang={language}>
            <Words parts={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
