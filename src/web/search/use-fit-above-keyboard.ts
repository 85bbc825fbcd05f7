import { type RefObject, useLayoutEffect, useRef } from 'react';

const gap = 8;

/** Limits the height of a panel so that the on-screen keyboard does not cover it. */
export function useFitAboveKeyboard(shown: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const node = panel.current;
    if (!shown || !view || !node) return;
    const fit = () => {
      const covered = view.height * view.scale < window.innerHeight - 1;
      const room = view.offsetTop + view.height - node.getBoundingClientRect().top - gap;
      // Nothing covers the page: the style sheet's own limit holds.
      node.style.maxHeight = covered && view.scale === 1 ? `${room}px` : '';
    };
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [shown]);
  return panel;
}
