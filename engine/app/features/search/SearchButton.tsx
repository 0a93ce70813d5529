import { type MouseEvent, useRef, useState } from "react";
import { RoundLink } from "../../components/RoundButton/RoundButton.tsx";
import { useShared } from "../shared/useShared.ts";
import { searchFieldId } from "./field-id.ts";
import type { SearchDialog } from "./SearchDialog.tsx";

const load = () => import("./SearchDialog.tsx");
/** How long a click waits for the dialog's code before the search page opens instead, in ms. */
const timeoutMs = 4000;

/** Links to the search page. After hydration it opens the search dialog instead. */
export function SearchButton() {
  const { labels, pages } = useShared();
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();

  function openOnClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The search page already has a search field.
    const field = document.getElementById(searchFieldId);
    if (field) return field.focus();
    const openPage = () => location.assign(pages.search);
    const late = setTimeout(openPage, timeoutMs);
    load()
      .then((module) => setDialog(() => module.SearchDialog), openPage)
      .finally(() => clearTimeout(late));
  }

  function forget() {
    setDialog(undefined);
    // Safari does not focus a clicked link, so the browser can't restore the focus.
    if (document.activeElement?.matches("body, dialog *")) link.current?.focus();
  }

  return (
    <>
      <RoundLink
        ref={link}
        href={pages.search}
        icon="search"
        iconSize={22}
        aria-label={labels.search.open}
        onClick={openOnClick}
        onPointerEnter={() => void load().catch(() => undefined)}
      />
      {Dialog && <Dialog onClose={forget} />}
    </>
  );
}
