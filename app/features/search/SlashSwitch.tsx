import { useEffect, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./Search.module.css";
import { isSlashOn, setSlash } from "./slashKey.ts";

/** Switches the / key off and on. */
export function SlashSwitch() {
  const { words } = useChrome();
  const [on, setOn] = useState(true);
  useEffect(() => setOn(isSlashOn()), []);
  function toggle() {
    setSlash(!on);
    setOn(isSlashOn());
  }
  return (
    <Button variant="outline" size="small" className={`${styles.slash} needs-script`} onClick={toggle}>
      {on ? words.search.keyOff : words.search.keyOn}
    </Button>
  );
}
