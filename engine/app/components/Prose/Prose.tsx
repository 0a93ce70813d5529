import { Fragment, type ReactNode } from "react";
import type { Block } from "../../../data/schema/blocks.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Paragraph, Words } from "../Words/Words.tsx";
import styles from "./Prose.module.css";

interface ProseProps {
  blocks: Block[];
  /** The first paragraph is larger. */
  lead?: boolean;
  /** What to render under a heading, by its id. */
  under?: (headingId: string) => ReactNode;
}

/** Running text. Headings of articles are levels 5 and 6 in content; in the page they are h2 and h3, so none is skipped. */
export function Prose({ blocks, lead = false, under }: ProseProps) {
  return (
    <div className={styles.Prose} data-lead={lead || undefined}>
      {blocks.map((block, index) => (
        // Blocks of a prerendered text are never reordered, so the index is a stable key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>
          <BlockView block={block} />
          {block.type === "heading" && under?.(block.id)}
        </Fragment>
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.type === "paragraph") {
    return <Paragraph parts={block.text} />;
  }
  if (block.type === "picture")
    return block.shown && <Picture picture={block.shown} sizes="(min-width: 768px) 720px, 100vw" />;
  if (block.type === "list") {
    const List = block.from === undefined ? "ul" : "ol";
    return (
      <List start={block.from}>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index}>
            <Words parts={item} />
          </li>
        ))}
      </List>
    );
  }
  const Heading = block.level === 2 || block.level === 5 ? "h2" : "h3";
  return (
    <Heading id={block.id} data-level={block.level}>
      {block.text}
    </Heading>
  );
}
