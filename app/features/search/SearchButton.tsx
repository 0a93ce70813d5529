import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { RoundLink } from "../../components/RoundButton/RoundButton.tsx";
import { useShared } from "../shared/useShared.ts";
import { searchFieldId } from "./field-id.ts";
import type { SearchDialog } from "./SearchDialog.tsx";
import { isSlashOn } from "./slash-key.ts";

const load = () => import("./SearchDialog.tsx");
/** How long a click waits for the dialog's code before the search page opens instead, in ms. */
const patience = 4000;

/** Links to the search page. After hydration, it and the / key open the search dialog instead. */
export function SearchButton() {
  const { labels, pages } = useShared();
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();

  const open = useCallback(() => {
    // The search page already has a search field.
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else {
      const openPage = () => location.assign(pages.search);
      const late = setTimeout(openPage, patience);
      load()
        .then((module) => setDialog(() => module.SearchDialog), openPage)
        .finally(() => clearTimeout(late));
    }
  }, [pages.search]);

  useEffect(() => {
    function openOnSlash(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !isSlashOn()) return;
      if ((event.target as Element).closest?.("input, textarea, select, [contenteditable], dialog")) return;
      event.preventDefault();
      open();
    }
    document.addEventListener("keydown", openOnSlash);
    return () => document.removeEventListener("keydown", openOnSlash);
  }, [open]);

  function openOnClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }

  function forget() {
    setDialog(undefined);
    // Opened by key with nothing focused: the browser can't restore focus, and leaves it in the closed dialog.
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
