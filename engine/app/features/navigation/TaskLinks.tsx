import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";
import { MenuLink } from "./MenuLink.tsx";
import styles from "./TaskLinks.module.css";

interface TaskLinksProps {
  /** Spoken name. Two lists on one page need two names. */
  label?: string;
  /** In a menu: words alone, without a box. */
  plain?: boolean;
  className?: string | undefined;
}

/** What patients come to do: `tasks` of content/navigation.yaml. Nothing if a practice lists none. */
export function TaskLinks({ label, plain = false, className }: TaskLinksProps) {
  const { tasks, labels } = useShared();
  if (tasks.length === 0) return null;
  return (
    <nav
      aria-label={label ?? labels.tasks.label}
      className={classNames(styles.TaskLinks, "no-print", className)}
      data-plain={plain || undefined}
    >
      <ul className={`${styles.list} cluster`}>
        {tasks.map((task) => (
          <li key={task.path} className={styles.task}>
            <MenuLink link={task} exact className={`${styles.link} entry`}>
              {task.label}
              {!plain && <Icon name="arrow" size={18} />}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
