import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { afterPaint } from '#ui/after-paint.ts';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { storedUserId } from '#web/data/session.ts';
import { setEarlyPopstate } from '#web/early-popstate.ts';
import { hideLeftList, type LeftList, layOut, showLeftList, takeAway } from './left-list-layer.ts';
import { frameOf, headerTop } from './page-layer.ts';

let left: LeftList | undefined;
/** That somebody went back, which the router has not been told yet, and what it was told last. */
let waiting: PopStateEvent | undefined;
let told: PopStateEvent | undefined;

/** Remembers the list that a product is opened from. */
export function leaveList(key: string, main: Element, productPath: string): LeftList {
  if (left) takeAway(left);
  left = {
    ...{ key, productPath },
    userId: storedUserId(),
    elements: [...main.children],
    scrollY,
    headerTop: headerTop(),
    ...frameOf(main),
  };
  return left;
}

/** React has taken its elements out of the page, and nobody sees what another customer left. */
function canBeShown({ elements, userId, layer }: LeftList): boolean {
  if (userId !== storedUserId()) return false;
  return layer !== undefined || elements.every(({ isConnected }) => !isConnected);
}

/** The bars at the bottom are those of the list again: a page's own takes their place (BottomBar.module.css). */
function takeActionBar(): void {
  document.querySelector('main [data-action-bar]')?.removeAttribute('data-action-bar');
}

/**
 * Going back to the list that a product was opened from shows its old elements in the next frame, at the
 * place it was left. They have been laid out while the product was looked at, and the router hears of it
 * after the paint: rendering the list anew takes a cheap phone half a second.
 */
export function useLeftList(isHeldBack: () => boolean): void {
  const { key, pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';

  const show = useEffectEvent(async (event: PopStateEvent) => {
    if (event === told) return;
    const wasWaiting = waiting;
    waiting = undefined;
    hideLeftList();
    // Back and forward again before the router heard of either.
    if (wasWaiting && history.state?.key === key) return event.stopImmediatePropagation();
    const list = left;
    if (!list || list.key !== history.state?.key || isHeldBack() || !canBeShown(list)) return;
    left = undefined;
    showLeftList(list);
    event.stopImmediatePropagation();
    waiting = event;
    await afterPaint();
    if (waiting !== event) return;
    waiting = undefined;
    told = new PopStateEvent('popstate', event);
    window.dispatchEvent(told);
    if (isHeldBack()) hideLeftList();
    else takeActionBar();
  });

  useEffect(() => {
    setEarlyPopstate((event) => void show(event));
    return () => setEarlyPopstate(undefined);
  }, []);

  // The list is there, or going back was given up. Before the paint: they are never both seen.
  useLayoutEffect(() => {
    if (!isNavigating) hideLeftList(key);
  }, [key, isNavigating]);

  useEffect(() => {
    if (isNavigating || pathname !== left?.productPath) return;
    const cancel = queueIdleTask(() => {
      if (left && canBeShown(left)) layOut(left);
    });
    return () => {
      cancel();
      if (left) takeAway(left);
    };
  }, [pathname, isNavigating]);
}
