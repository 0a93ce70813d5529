import { useEffect, useState } from "react";
import { useChrome } from "../useChrome.ts";
import styles from "./Search.module.css";
import { isSlashOn, setSlash } from "./slashKey.ts";

/** Switches the / key on and off. */
export function SlashSwitch() {
  const { words } = useChrome();
  const [on, setOn] = useState(true);
  useEffect(() => setOn(isSlashOn()), []);
  return (
    <label className={`${styles.slash} needs-script`}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          setSlash(checked);
          setOn(isSlashOn());
        }}
      />
      {words.search.key}
    </label>
  );
}
