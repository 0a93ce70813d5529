import { format } from "../../../site/schema/format.ts";
import type { ArticleCard, CardLabels } from "../../../site/view/cards.server.ts";

interface DraftMarkProps {
  article: Pick<ArticleCard, "waitsFor" | "date">;
  labels: Pick<CardLabels, "draft" | "waits">;
}

/** Says why an article is not on the site. Only `npm run dev` shows such articles. */
export function DraftMark({ article: { waitsFor, date }, labels }: DraftMarkProps) {
  if (!waitsFor) return null;
  return <strong>{waitsFor === "draft" ? labels.draft : format(labels.waits, { date })}</strong>;
}
