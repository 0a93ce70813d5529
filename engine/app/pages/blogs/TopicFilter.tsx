import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { formatCount } from "../../../data/labels/format.ts";
import type { Labels } from "../../../data/labels/interface.ts";
import { langOf } from "../../../data/text/language.ts";
import styles from "./TopicFilter.module.css";

interface Topic {
  key: string;
  name: string;
}

/** The topic is in the query (?topic=...), so that a filtered list can be shared and the back button works. */
export function useTopic(topics: Topic[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The list is prerendered without a query: ignore the topic while hydrating.
  const asked = useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(search).get("topic"),
    () => null,
  );
  const topic = topics.find(({ key }) => key === asked)?.key;
  const setTopic = (key: string | undefined) => void navigate({ search: key ? `?topic=${key}` : "" });
  return [topic, setTopic] as const;
}
const neverChanges = () => () => {};

interface TopicFilterProps {
  topics: Topic[];
  chosen: string | undefined;
  onChoose: (key: string | undefined) => void;
  count: number;
  labels: Pick<Labels["article"], "topics" | "allTopics" | "count">;
}

export function TopicFilter({ topics, chosen, onChoose, count, labels }: TopicFilterProps) {
  return (
    <fieldset className={`${styles.TopicFilter} cluster needs-script no-print`}>
      <legend>{labels.topics}</legend>
      {[{ key: undefined, name: labels.allTopics }, ...topics].map((topic) => (
        <button
          key={topic.key ?? ""}
          type="button"
          lang={langOf(topic)}
          aria-pressed={chosen === topic.key}
          onClick={() => onChoose(topic.key)}
          className={styles.choice}
        >
          {topic.name}
        </button>
      ))}
      <output className={styles.count}>{formatCount(labels.count, count)}</output>
    </fieldset>
  );
}
