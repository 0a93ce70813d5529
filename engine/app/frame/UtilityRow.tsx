import { Container } from "../components/Container/Container.tsx";
import { MenuLink } from "../features/navigation/MenuLink.tsx";
import { OpenNowLine } from "../features/open-now/OpenNowLine.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { LanguageLink, LanguageSwitch } from "./LanguageLink.tsx";
import styles from "./UtilityRow.module.css";

/** The row has room for so many of the tasks. */
const tasksInRow = 2;

/** A slim row above the menu: whether the office is open, what most patients come to do, and the languages. */
export function UtilityRow({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <Container className={styles.UtilityRow}>
        <OpenNowLine showHours className={styles.state} />
        <UtilityLinks />
      </Container>
    </div>
  );
}

function UtilityLinks() {
  const { book, tasks, languages, elsewhere, labels } = useShared();
  if (tasks.length + languages.length === 0 && !elsewhere && !book) return null;
  // It stands before the tasks, one of which may be the same link.
  const others = tasks.filter(({ path }) => path !== book?.href);
  return (
    <nav aria-label={labels.menu.utility} className={styles.links}>
      <ul>
        {book && (
          <li data-task>
            <MenuLink link={{ ...book, path: book.href }} />
          </li>
        )}
        {others.slice(0, book ? tasksInRow - 1 : tasksInRow).map((task) => (
          <li key={task.path} data-task>
            <MenuLink link={task} />
          </li>
        ))}
        {elsewhere && (
          <li>
            <LanguageSwitch />
          </li>
        )}
        {languages.length > 0 && (
          <li>
            <LanguageLink />
          </li>
        )}
      </ul>
    </nav>
  );
}
