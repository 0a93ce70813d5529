import { useEffect, useState } from "react";

/** Where the eyes are: from a quarter of the window's height to its middle. */
const readingLine = { rootMargin: "-25% 0px -50% 0px" };

/** The id of the element that is being read. None before scripts run, and above the first. */
export function useSectionInView(ids: string[]): string | undefined {
  const [inView, setInView] = useState<string[]>([]);
  const list = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInView((known) =>
        entries.reduce<string[]>((seen, { target, isIntersecting }) => {
          const others = seen.filter((id) => id !== target.id);
          return isIntersecting ? [...others, target.id] : others;
        }, known),
      );
    }, readingLine);
    for (const id of list.split(" ")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list]);
  return ids.find((id) => inView.includes(id));
}
