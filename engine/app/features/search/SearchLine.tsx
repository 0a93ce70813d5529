import { useId, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../components/Button/Button.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./SearchLine.module.css";

/** A field that leads to the search page with what was typed. It is not a form: nothing is sent. */
export function SearchLine() {
  const { labels, pages } = useShared();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  function go() {
    // Not in the address, which the browser's list of visited pages keeps.
    void navigate(pages.search, { state: { query: field.current?.value.trim() ?? "" } });
  }

  return (
    <search className={`${styles.SearchLine} stack needs-script no-print`}>
      <label htmlFor={fieldId}>{labels.search.label}</label>
      <div className="cluster">
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          // The browser's spelling check may send the text to a server.
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={({ key, nativeEvent }) => key === "Enter" && !nativeEvent.isComposing && go()}
        />
        <Button onClick={go}>{labels.search.open}</Button>
      </div>
    </search>
  );
}
