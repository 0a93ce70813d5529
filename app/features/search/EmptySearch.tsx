import { TaskLinks } from "../navigation/TaskLinks.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./search.module.css";

/** Before anything is typed: what people come to do. */
export function EmptySearch() {
  const { tasks, labels } = useShared();
  if (tasks.length === 0) return null;
  return (
    <div className={styles.tasks}>
      <p>{labels.search.tasks}</p>
      <TaskLinks label={labels.search.tasks} />
    </div>
  );
}
