import { Children, type ReactNode } from "react";
import { format } from "../../../data/labels/format.ts";
import type { Labels } from "../../../data/labels/interface.ts";
import { classNames } from "../class-names.ts";
import { RoundButton } from "../RoundButton/RoundButton.tsx";
import styles from "./Carousel.module.css";
import { useCarousel } from "./useCarousel.ts";

/** The specification's settings (section 3) that differ between its carousels. */
export interface CarouselSettings {
  dots?: boolean;
  infinite?: boolean;
  arrows?: boolean;
  autoplay?: boolean;
  /** Slides per view from lg up; below it fewer, as in the specification. With one, 14% of the next one shows. */
  perView?: 3 | 4;
  variableWidth?: boolean;
}

interface CarouselProps {
  label: string;
  labels: Omit<Labels["carousel"], "hero">;
  settings?: CarouselSettings;
  /** Shown on the left, with the controls on the right. Without it the controls are below the slides. */
  heading?: ReactNode;
  /** Stands still over the slides, or above them. */
  still?: ReactNode;
  /** May set --gap, --bleed, --bleed-block, --controls-position and --controls-inset: see Carousel.module.css. */
  className?: string | undefined;
  slideClassName?: string | undefined;
  /** Each child is one slide. */
  children: ReactNode;
}

export function Carousel({
  label,
  labels,
  settings = {},
  heading,
  still,
  className,
  slideClassName,
  children,
}: CarouselProps) {
  const { dots, arrows, infinite = false, autoplay = false, variableWidth = false, perView } = settings;
  const slides = Children.toArray(children);
  const { length: count } = slides;
  const carousel = useCarousel({ count, infinite, autoplay, variableWidth });
  const { playback, ready, slide: current, last, visible, copies, go } = carousel;
  const slideClass = classNames(styles.slide, slideClassName);

  const arrow = (icon: "back" | "arrow", name: string, by: number, isEnd: boolean) =>
    arrows && (
      <RoundButton
        icon={icon}
        iconSize={22}
        aria-label={name}
        // aria-disabled instead of disabled, so that the button keeps focus at an end.
        aria-disabled={(!infinite && isEnd) || undefined}
        onClick={() => go(by)}
      />
    );
  const controls = (autoplay || arrows || dots) && (
    <div className={`${styles.controls} cluster no-print`}>
      {autoplay && (
        <RoundButton
          icon={playback.wanted ? "pause" : "play"}
          iconSize={22}
          aria-label={playback.wanted ? labels.pause : labels.play}
          onClick={playback.toggle}
        />
      )}
      {arrow("back", labels.previous, -1, current === 0)}
      {dots && (
        <div className={`${styles.dots} cluster`}>
          {slides.slice(0, last + 1).map((_, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
              key={place}
              type="button"
              className={styles.dot}
              aria-label={format(labels.dot, { n: place + 1, m: count })}
              aria-current={place === current || undefined}
              onClick={() => go(place - current)}
            />
          ))}
        </div>
      )}
      {arrow("arrow", labels.next, 1, current === last)}
    </div>
  );

  return (
    <section
      ref={carousel.root}
      className={classNames(styles.Carousel, className)}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-ready={ready || undefined}
      data-state={ready ? playback.phase : undefined}
      data-still={last === 0 || undefined}
      data-headed={heading ? true : undefined}
      data-per-view={perView}
      data-variable={variableWidth || undefined}
      {...playback.handlers}
    >
      {heading ? (
        <div className={`${styles.head} cluster`}>
          {heading}
          {controls}
        </div>
      ) : (
        controls
      )}
      {still}
      {/* Until it is ready, the row is scrolled, also by keyboard. */}
      <div className={styles.window} tabIndex={ready ? undefined : 0} {...carousel.swipe}>
        <div
          ref={carousel.row}
          className={styles.track}
          aria-live={playback.phase === "playing" ? "off" : "polite"}
        >
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: the role that the APG gives a slide
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its index
              key={place}
              className={slideClass}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={format(labels.position, { n: place + 1, m: count })}
              inert={visible?.[place] === false}
            >
              {slide}
            </div>
          ))}
          {Array.from({ length: copies * count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy is identified by its index
            <div key={count + place} className={slideClass} data-copy aria-hidden="true" inert>
              {slides[place % count]}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
