import { useId, useState } from "react";

interface InlineDrawingProps {
  /** For a drawing that a second rendering takes from the first: React's own ids differ then. */
  id?: string;
  /** Empty if the page's HTML has it: the page's data leaves it out. */
  svg: string;
  className?: string;
}

/** An SVG in the page itself, so that it has the page's fonts and colors. */
export function InlineDrawing({ id: given, svg, className }: InlineDrawingProps) {
  const own = useId();
  const id = given ?? own;
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
