import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { RoundLink } from "../../components/RoundButton/RoundButton.tsx";
import { useChrome } from "../useChrome.ts";
import { searchFieldId } from "./fieldId.ts";
import type { SearchDialog } from "./SearchDialog.tsx";
import { isSlashOn } from "./slashKey.ts";

const load = () => import("./SearchDialog.tsx");

/** Leads to the search page; once scripts run, it and the / key open the search over the page instead. */
export function SearchButton() {
  const { words } = useChrome();
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();

  const open = useCallback(() => {
    // On its own page the search is already there.
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else
      load().then(
        (module) => setDialog(() => module.SearchDialog),
        () => location.assign("/search"),
      );
  }, []);

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
    // Opened by key, with nothing in focus: the browser has no place to go back to.
    if (document.activeElement === document.body) link.current?.focus();
  }

  return (
    <>
      <RoundLink
        ref={link}
        href="/search"
        icon="search"
        iconSize={22}
        aria-label={words.search.open}
        onClick={openOnClick}
        onPointerEnter={() => void load().catch(() => undefined)}
      />
      {Dialog && <Dialog onClose={forget} />}
    </>
  );
}
