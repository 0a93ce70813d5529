import { useEffect, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./search.module.css";
import { isSlashOn, setSlash } from "./slash-key.ts";

/** Turns the / shortcut off and on. */
export function SlashSwitch() {
  const { labels } = useShared();
  const [on, setOn] = useState(true);
  useEffect(() => setOn(isSlashOn()), []);
  function toggle() {
    setSlash(!on);
    setOn(isSlashOn());
  }
  return (
    <Button variant="outline" size="small" className={`${styles.slash} needs-script`} onClick={toggle}>
      {on ? labels.search.keyOff : labels.search.keyOn}
    </Button>
  );
}
