import { Children, type ReactNode, useId, useState } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls, type CarouselLabels } from './CarouselControls.tsx';
import { classes } from './classes.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  title: string;
  /** The title is only for screen readers, and the controls lie on the slides. */
  overlay?: boolean;
  /** Sets `--slides` (how many fit) and `--gap` by media query, so that nothing moves later. */
  className?: string | undefined;
  delayMs: number;
  slidesToScroll?: number;
  arrows?: boolean;
  labels: CarouselLabels & { role: string; slideRole: string; slide: SlideLabel };
  children: ReactNode;
};

type SlideLabel = (index: number, count: number) => string;

/** Loops and moves on by itself; without scripts it is a row that scrolls and snaps. */
export function Carousel({ slidesToScroll = 1, labels, ...props }: CarouselProps) {
  const [viewport, carousel] = useCarousel(slidesToScroll);
  const [playing, setPlaying] = useState(true);
  const titleId = useId();
  const slides = Children.toArray(props.children);
  useAutoplay(carousel, props.delayMs, playing);

  return (
    <section
      className={classes(styles.carousel, props.overlay && styles.overlay, props.className)}
      aria-roledescription={labels.role}
      aria-labelledby={titleId}
      data-live={carousel ? '' : undefined}
    >
      <div className={`row ${styles.head}`}>
        <h2 id={titleId} className={props.overlay ? 'visually-hidden' : styles.title}>
          {props.title}
        </h2>
        <CarouselControls
          className={styles.controls}
          labels={labels}
          playing={playing}
          onToggle={() => setPlaying(!playing)}
          onPrevious={props.arrows ? () => carousel?.scrollPrev() : undefined}
          onNext={props.arrows ? () => carousel?.scrollNext() : undefined}
        />
      </div>
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={labels.slide(index + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
