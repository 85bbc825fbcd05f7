import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { storedUserId } from '#web/session.ts';
import { coverPage } from './cover-page.ts';
import styles from './OpeningProduct.module.css';

/** The list that a product was opened from, with its elements, which React then takes out of the page. */
type LeftList = { key: string; userId: number | undefined; elements: Element[]; scrollY: number };

let left: LeftList | undefined;
let shown: Element | undefined;

export function leaveList(key: string, main: Element): void {
  left = { key, userId: storedUserId(), elements: [...main.children], scrollY };
}

/**
 * Going back to the list that a product was opened from shows its old elements in the frame of the
 * tap, at the place it was left. Rendering the list anew takes a cheap phone half a second.
 */
export function useLeftList(isHeldBack: () => boolean): void {
  const { key } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';

  const show = useEffectEvent(() => {
    hide();
    const list = left;
    if (!list || list.key !== history.state?.key || isHeldBack()) return;
    // Nobody sees what another customer left.
    if (list.userId !== storedUserId() || list.elements.some(({ isConnected }) => isConnected)) {
      return;
    }
    left = undefined;
    shown = document.createElement('div');
    shown.className = `${styles.instead} ${styles.leftList}`;
    // It only looks like the list: nothing in it works.
    shown.toggleAttribute('inert', true);
    shown.append(...list.elements);
    document.querySelector('main')?.append(shown);
    coverPage(true);
    window.scrollTo(0, list.scrollY);
  });

  useEffect(() => {
    // Comes after the router's own listener, which keeps the place on the page that is left.
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);
  // The list is there, or going back was given up. Before the paint: they are never both seen.
  useLayoutEffect(() => {
    if (!key || isNavigating || !shown) return;
    showPicturesOf(shown);
    hide();
  }, [key, isNavigating]);
}

/** In the page that follows, and in the same frame: lazy pictures would come a moment later, a flash of white. */
function showPicturesOf(before: Element): void {
  const loaded = [...before.querySelectorAll('img')].filter((picture) => picture.naturalWidth > 0);
  const addresses = new Set(loaded.map((picture) => picture.src));
  for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (!addresses.has(picture.src)) continue;
    if (picture.dataset.offscreen === '') picture.dataset.offscreen = 'near';
    picture.decoding = 'sync';
    picture.loading = 'eager';
  }
}

function hide(): void {
  if (!shown) return;
  shown.remove();
  shown = undefined;
  coverPage(false);
}
