import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { format } from "../../../data/labels/format.ts";
import { langOf } from "../../../data/text/language.ts";
import type { SearchAnswer } from "../../../data/view/answers.server.ts";
import type { Shared } from "../../../data/view/shared.server.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink } from "../calls/CallLink.tsx";
import { Empty } from "../empty/Empty.tsx";
import { EmergencyCard } from "../guidance/EmergencyCard.tsx";
import { TaskLinks } from "../navigation/TaskLinks.tsx";
import { useShared } from "../shared/useShared.ts";
import type { Found } from "./pagefind.ts";
import styles from "./search.module.css";
import { UrgentLine } from "./UrgentLine.tsx";
import { readyEngine, type Search, useSearch } from "./useSearch.ts";
import { useSearchCards } from "./useSearchCards.ts";

interface SearchPanelProps {
  /** Id of the field, for focusing it from outside. */
  fieldId: string;
  /** Initial query, read after hydration. */
  start?: () => string;
  onQuery?: (query: string) => void;
}

/** A search field with its results. Not a form: nothing is sent. */
export function SearchPanel({ fieldId, start, onQuery }: SearchPanelProps) {
  const { labels } = useShared();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [isUsed, setUsed] = useState(false);
  const search = useSearch(query);
  const help = useSearchCards(query, isUsed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; a query typed before hydration is kept
  useEffect(() => {
    if (!field.current) return;
    field.current.value ||= start?.() ?? "";
    if (field.current.value) read(field.current.value);
  }, []);

  function read(value: string) {
    setQuery(value.trim());
    onQuery?.(value.trim());
  }

  return (
    <search className={styles.Search} onKeyDown={moveByKey}>
      {/* Before the field, so that the arrow keys go from the field to the results. */}
      <UrgentLine />
      <label htmlFor={fieldId} className={styles.label}>
        {labels.search.label}
      </label>
      <div className={styles.box}>
        <Icon name="search" size={22} />
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={hintId}
          onFocus={() => {
            setUsed(true);
            readyEngine().catch(() => undefined);
          }}
          onInput={(event) => read(event.currentTarget.value)}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {labels.search.hint}
      </p>
      <Said titles={[...help.cards, ...help.answers].map(({ title }) => title)} />
      <div className={`${styles.help} stack`}>
        {help.cards.map((emergency) => (
          <EmergencyCard key={emergency.id} emergency={emergency} />
        ))}
        <AnswerCards answers={help.answers} />
      </div>
      <Status search={search} query={query} />
      {query ? <Results search={search} /> : <EmptySearch />}
    </search>
  );
}

/** What a screen reader says: each title once, when it comes, not at each key, nor when the cards change their order. */
function Said({ titles }: { titles: string[] }) {
  return (
    <div aria-live="polite" className="visually-hidden">
      {[...new Set(titles)].sort().map((title) => (
        <p key={title}>{title}</p>
      ))}
    </div>
  );
}

function Status({ search: { phase, answer }, query }: { search: Search; query: string }) {
  const { labels } = useShared();
  const nothing = phase === "done" && answer?.found.length === 0;
  return (
    <>
      <Empty drawing="nothingFound" shown={nothing}>
        <p role="status" className={styles.status}>
          {nothing ? format(labels.search.none, { query }) : statusText(phase, answer, labels.search)}
        </p>
      </Empty>
      {(nothing || phase === "failed") && <CallLink />}
      {nothing && <EmptySearch />}
    </>
  );
}

/** One string, because React can't change several texts of one element on a translated page. */
function statusText(phase: Search["phase"], answer: Search["answer"], labels: Shared["labels"]["search"]) {
  if (phase === "loading") return labels.loading;
  if (phase === "failed") return labels.failed;
  if (phase !== "done" || !answer) return "";
  const { corrected, isPartial, found, hasMore } = answer;
  return [
    corrected && format(labels.corrected, { query: corrected }),
    isPartial && labels.some,
    format(labels.results, { count: hasMore ? `${found.length}+` : found.length }),
  ]
    .filter(Boolean)
    .join(" ");
}

function Results({ search: { answer, phase, showMore } }: { search: Search }) {
  const { labels } = useShared();
  if (!answer || phase === "failed") return null;
  return (
    <>
      <ul className={styles.results}>
        {answer.found.map((found) => (
          <Result key={found.path} {...found} />
        ))}
      </ul>
      {answer.hasMore && (
        <Button variant="outline" onClick={showMore}>
          {labels.search.more}
        </Button>
      )}
    </>
  );
}

function Result({ path, title, excerpt }: Found) {
  return (
    <li className={styles.result}>
      <a href={path} className={styles.link} data-found>
        {title}
      </a>
      <p>
        {excerpt.map(({ text, marked }, index) => {
          const key = `${index}-${text}`;
          return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
        })}
      </p>
    </li>
  );
}

/** The focus may be on a call, or on a card's words; but keys never lead to a call, which a second Enter would dial. */
const stops = ":focus, input, button, a:not([href^=tel], [href^=sms])";

/** Arrow keys move from the field through the results; Enter goes to the first one. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget: panel } = event;
  const all = [...panel.querySelectorAll<HTMLElement>(stops)];
  const step = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const next = step
    ? all[all.indexOf(target as HTMLElement) + step]
    : key === "Enter" && target instanceof HTMLInputElement && firstFound(panel);
  if (!next || event.nativeEvent.isComposing) return;
  event.preventDefault();
  next.focus();
}

/** The first answer or result, else the words of an emergency card, where a phone closes its keyboard. */
function firstFound(panel: HTMLElement) {
  const card = panel.querySelector<HTMLElement>("[data-urgency] h2");
  if (card) card.tabIndex = -1;
  return panel.querySelector<HTMLElement>("[data-found]") ?? card;
}

/** What the practice answers to such a query, above the results. Works offline. */
function AnswerCards({ answers }: { answers: SearchAnswer[] }) {
  return answers.map((answer) => (
    <div key={answer.path ?? answer.title} lang={langOf(answer)} className={styles.answer}>
      {answer.path ? (
        <h2>
          <a href={answer.path} data-found>
            {answer.title}
          </a>
        </h2>
      ) : (
        <h2 tabIndex={-1} data-found>
          {answer.title}
        </h2>
      )}
      <Paragraph parts={answer.text} />
    </div>
  ));
}

/** Before anything is typed: what people come to do. */
function EmptySearch() {
  const { tasks, labels } = useShared();
  if (tasks.length === 0) return null;
  return (
    <div className={styles.tasks}>
      <p>{labels.search.tasks}</p>
      <TaskLinks label={labels.search.tasks} />
    </div>
  );
}
