import { Icon } from "../../components/Icon/Icon.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./CallBar.module.css";

/** On phones the number is always under the thumb. */
export function CallBar() {
  const { phone, words } = useChrome();
  return (
    <a href={phone.link} className={`${styles.CallBar} no-print`}>
      <Icon name="phone" size={22} />
      {words.call}
    </a>
  );
}
