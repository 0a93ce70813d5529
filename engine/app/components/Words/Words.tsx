import { type ComponentProps, Fragment } from "react";
import type { Inline } from "../../../data/schema/blocks.ts";
import styles from "./Words.module.css";

/** The text of one paragraph, with its links. */
export function Words({ parts }: { parts: string | Inline[] }) {
  if (typeof parts === "string") return parts;
  return parts.map((part, index) => (
    // Parts of a prerendered text are never reordered, so the index is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      <Word part={part} />
    </Fragment>
  ));
}

interface ParagraphProps extends ComponentProps<"p"> {
  parts: string | Inline[] | undefined;
}

/** Nothing without words. */
export function Paragraph({ parts, ...props }: ParagraphProps) {
  if (!parts?.length) return null;
  return (
    <p {...props}>
      <Words parts={parts} />
    </p>
  );
}

function Word({ part }: { part: Inline }) {
  if (typeof part === "string") return part;
  if ("strong" in part) return <strong>{part.strong}</strong>;
  if ("em" in part) return <em>{part.em}</em>;
  // A phone number is left-to-right, also in right-to-left text.
  if (isNumber(part.link)) {
    return (
      <a href={part.href} dir="ltr">
        {part.link}
      </a>
    );
  }
  if (part.href === `mailto:${part.link}`) {
    return (
      <a href={part.href}>
        <EmailAddress address={part.link} />
      </a>
    );
  }
  return <a href={part.href}>{part.link}</a>;
}

const isNumber = (words: string) => /^[\d\s()+.-]+$/.test(words);

/** An address that, without room for one line, breaks after the @. */
export function EmailAddress({ address }: { address: string }) {
  const [name, ...host] = address.split("@");
  return (
    <span className={styles.email}>
      {`${name}@`}
      <wbr />
      {host.join("@")}
    </span>
  );
}
