import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { afterPaint } from '#ui/after-paint.ts';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { setEarlyPopstate } from '#web/early-popstate.ts';
import { storedUserId } from '#web/session.ts';
import { hideLeftList, type LeftList, layOut, showLeftList, takeAway } from './left-list-layer.ts';
import { headerTop } from './page-layer.ts';

let left: LeftList | undefined;
/** Counts the times that somebody went back or forward. */
let moves = 0;

/** Remembers the list that a product is opened from. */
export function leaveList(key: string, main: Element): LeftList {
  if (left) takeAway(left);
  left = {
    key,
    userId: storedUserId(),
    elements: [...main.children],
    scrollY,
    mainTop: main.getBoundingClientRect().top + scrollY,
    headerTop: headerTop(),
  };
  return left;
}

/** React has taken its elements out of the page, and nobody sees what another customer left. */
function canBeShown({ elements, userId, layer }: LeftList): boolean {
  if (userId !== storedUserId()) return false;
  return layer !== undefined || elements.every(({ isConnected }) => !isConnected);
}

/**
 * Going back to the list that a product was opened from shows its old elements in the next frame, at the
 * place it was left. They have been laid out while the product was looked at, and the router hears of it
 * after the paint: rendering the list anew takes a cheap phone half a second.
 */
export function useLeftList(isHeldBack: () => boolean): void {
  const { key } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';

  const show = useEffectEvent(async (event: PopStateEvent) => {
    if (!event.isTrusted) return; // our own, below
    moves += 1;
    const move = moves;
    hideLeftList();
    const list = left;
    if (!list || list.key !== history.state?.key || isHeldBack() || !canBeShown(list)) return;
    left = undefined;
    showLeftList(list);
    event.stopImmediatePropagation();
    await afterPaint();
    if (move !== moves) return;
    window.dispatchEvent(new PopStateEvent('popstate', event));
    if (isHeldBack()) hideLeftList();
  });

  useEffect(() => {
    setEarlyPopstate((event) => void show(event));
    return () => setEarlyPopstate(undefined);
  }, []);

  // The list is there, or going back was given up. Before the paint: they are never both seen.
  useLayoutEffect(() => {
    if (key && !isNavigating) hideLeftList();
  }, [key, isNavigating]);

  useEffect(() => {
    if (isNavigating || !key) return;
    const cancel = queueIdleTask(() => {
      if (left && left.key !== key && canBeShown(left)) layOut(left);
    });
    return () => {
      cancel();
      if (left) takeAway(left);
    };
  }, [key, isNavigating]);
}
