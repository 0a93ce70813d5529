import { useId, useState } from "react";

interface InlineDrawingProps {
  /** Empty if the page's HTML has it: the page's data leaves it out. */
  svg: string;
  className?: string;
}

/** An SVG in the page itself, so that it has the page's fonts and colors. */
export function InlineDrawing({ svg, className }: InlineDrawingProps) {
  const id = useId();
  const [inPage] = useState(() => (svg ? "" : document.getElementById(id)?.innerHTML));
  return (
    <div
      id={id}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing of a practice, made safe at build time
      dangerouslySetInnerHTML={{ __html: svg || (inPage ?? "") }}
    />
  );
}
