import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Dragged further than this (CSS pixels), the item goes. */
const farEnough = 90;
/** Before this it may be a tap, or the page being scrolled. */
const clearlySideways = 12;

/** A finger drags an item of the list to the left; far enough, it is swiped away. It slides back by itself. */
export function useSwipeAway(
  list: RefObject<HTMLElement | null>,
  onSwipe: (index: number) => void,
): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    let from: { x: number; y: number; item: HTMLElement } | undefined;
    let by = 0;

    const start = ({ touches, target }: TouchEvent) => {
      const item = [...node.children].find((child) => child.contains(target as Node)); // `as`: what is touched is a node
      const [touch] = touches;
      from =
        touch && touches.length === 1 && item instanceof HTMLElement
          ? { x: touch.clientX, y: touch.clientY, item }
          : undefined;
      by = 0;
    };
    // The list leaves sideways moves to us (`touch-action: pan-y`).
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (!from || !touch) return;
      const left = from.x - touch.clientX;
      const isSideways = left > clearlySideways && left > Math.abs(from.y - touch.clientY);
      if (by === 0 && !isSideways) return;
      by = Math.max(left, 1);
      node.dataset.swiping = '';
      from.item.style.translate = `${-by}px`;
    };
    const cancel = () => {
      if (from) from.item.style.translate = '';
      delete node.dataset.swiping;
      from = undefined;
    };
    const end = () => {
      const item = from?.item;
      cancel();
      if (item && by > farEnough) swipe([...node.children].indexOf(item));
    };

    node.addEventListener('touchstart', start, { passive: true });
    node.addEventListener('touchmove', move, { passive: true });
    node.addEventListener('touchend', end);
    node.addEventListener('touchcancel', cancel);
    return () => {
      node.removeEventListener('touchstart', start);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('touchend', end);
      node.removeEventListener('touchcancel', cancel);
      cancel();
    };
  }, [list]);
}
