import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { savesData } from './saves-data.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Nobody points at it, nobody is inside it with the keyboard, and it can be seen. */
function mayMove(viewport: HTMLElement): boolean {
  if (document.hidden || matchMedia(reducedMotion).matches || savesData()) return false;
  if (viewport.matches(':focus-within')) return false;
  // A touch leaves :hover behind, so it only counts where there is a pointer that hovers.
  if (matchMedia('(hover: hover)').matches && viewport.matches(':hover')) return false;
  const { top, bottom } = viewport.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Moves on every `delayMs`, and starts counting anew after a drag. */
export function useAutoplay(
  carousel: EmblaCarouselType | undefined,
  delayMs: number,
  playing: boolean,
): void {
  useEffect(() => {
    if (!carousel || !playing) return;
    let timer = 0;
    const stop = () => clearInterval(timer);
    const start = () => {
      stop();
      timer = window.setInterval(() => {
        if (mayMove(carousel.rootNode())) carousel.scrollNext();
      }, delayMs);
    };
    carousel.on('pointerDown', stop).on('pointerUp', start);
    start();
    return () => {
      stop();
      carousel.off('pointerDown', stop).off('pointerUp', start);
    };
  }, [carousel, delayMs, playing]);
}
