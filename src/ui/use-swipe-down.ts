import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Dragged further than this (CSS pixels), the sheet closes. */
const farEnough = 90;
/** Or faster than this (pixels per millisecond). */
const fastEnough = 0.5;

/** Whether something between the finger and the sheet can still scroll up. */
function isScrolled(from: EventTarget | null, sheet: HTMLElement): boolean {
  let node = from instanceof Element ? from : null;
  while (node && node !== sheet) {
    if (node.scrollTop > 0) return true;
    node = node.parentElement;
  }
  return false;
}

/** A finger drags the open sheet down; far or fast enough closes it, otherwise it slides back. */
export function useSwipeDown(
  sheet: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const node = sheet.current;
    if (!node || !open) return;
    let from: { y: number; at: number } | undefined;

    const start = (event: TouchEvent) => {
      const [touch] = event.touches;
      const one = touch && event.touches.length === 1 && !isScrolled(event.target, node);
      from = one ? { y: touch.clientY, at: event.timeStamp } : undefined;
    };
    const move = (event: TouchEvent) => {
      const down = (event.touches[0]?.clientY ?? 0) - (from?.y ?? 0);
      if (!from || down <= 0) return;
      // The browser scrolls already: too late to drag.
      if (!event.cancelable) from = undefined;
      else {
        event.preventDefault();
        node.style.transition = 'none';
        node.style.translate = `0 ${down}px`;
      }
    };
    const reset = () => {
      node.style.transition = '';
      node.style.translate = '';
    };
    const end = (event: TouchEvent) => {
      const down = (event.changedTouches[0]?.clientY ?? 0) - (from?.y ?? 0);
      const fast = from && down / (event.timeStamp - from.at) > fastEnough && down > farEnough / 3;
      const closes = from && (down > farEnough || fast);
      from = undefined;
      reset();
      if (closes) close();
    };

    node.addEventListener('touchstart', start, { passive: true });
    node.addEventListener('touchmove', move, { passive: false });
    node.addEventListener('touchend', end);
    node.addEventListener('touchcancel', reset);
    return () => {
      node.removeEventListener('touchstart', start);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('touchend', end);
      node.removeEventListener('touchcancel', reset);
      reset();
    };
  }, [sheet, open]);
}
