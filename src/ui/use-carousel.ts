import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef } from 'react';
import { queueIdleTask } from './idle-queue.ts';

/** Spec §2: 500 ms, in Embla's own unit: a spring, which takes longer the further it has to go. */
export const duration = 19;
const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

type EmblaApi = ReturnType<typeof useEmblaCarousel>[1];

/** Embla, started when the row comes near the viewport and the browser is idle. */
export function useCarousel(slidesToScroll: number): [RefObject<HTMLDivElement | null>, EmblaApi] {
  const viewport = useRef<HTMLDivElement>(null);
  const options = { align: 'start', loop: true, duration, slidesToScroll, breakpoints } as const;
  const [start, carousel] = useEmblaCarousel(options);

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let cancelStart = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        cancelStart = queueIdleTask(() => {
          // A row that was scrolled before hydration would stay shifted.
          node.scrollLeft = 0;
          start(node);
        });
      },
      { rootMargin: '100px' },
    );
    observer.observe(node);
    return () => {
      observer.disconnect();
      cancelStart();
    };
  }, [start]);

  return [viewport, carousel];
}
