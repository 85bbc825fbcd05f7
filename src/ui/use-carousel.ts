import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef } from 'react';
import { inTurn } from './in-turn.ts';

/** Embla's own unit: within a pixel of its place after about 500 ms. */
const duration = 20;
const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

type EmblaApi = ReturnType<typeof useEmblaCarousel>[1];

/** Embla, started once the row comes near the screen: none of them keeps the page from starting. */
export function useCarousel(slidesToScroll: number): [RefObject<HTMLDivElement | null>, EmblaApi] {
  const viewport = useRef<HTMLDivElement>(null);
  const options = { align: 'start', loop: true, duration, slidesToScroll, breakpoints } as const;
  const [start, carousel] = useEmblaCarousel(options);

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    let takeBack = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        takeBack = inTurn(() => {
          // Whoever scrolled the row before the scripts came would leave it shifted for good.
          node.scrollLeft = 0;
          start(node);
        });
      },
      { rootMargin: '100px' },
    );
    observer.observe(node);
    return () => {
      observer.disconnect();
      takeBack();
    };
  }, [start]);

  return [viewport, carousel];
}
