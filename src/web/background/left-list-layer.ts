import { afterPaint } from '#ui/after-paint.ts';
import { classes } from '#ui/classes.ts';
import styles from './page-layer.module.css';
import { copyOf, headerTop, moveHeader, type PageFrame, releaseHeader } from './page-layer.ts';

/** The list that a product was opened from, with its elements, and where its page stood. */
export type LeftList = PageFrame & {
  key: string;
  /** The product that was opened from it. */
  productPath: string;
  userId: number | undefined;
  elements: Element[];
  scrollY: number;
  headerTop: number;
  layer?: HTMLElement | undefined;
};

type Shown = { key: string; layer: HTMLElement; tap?: { x: number; y: number } };

let shown: Shown | undefined;

/** A list that has to be read anew may not come for long: then the page beneath is better than a picture. */
const mostMs = 3_000;

/** Lays the list out in a layer that is not seen yet, scrolled as its page was. */
export function layOut(list: LeftList): HTMLElement {
  if (list.layer) return list.layer;
  const main = document.querySelector('main');
  const footer = main?.nextElementSibling;
  const content = block(main?.className, list.elements);
  const parts = [list.categories, content, footer && copyOf(footer)];
  const ground = block(styles.ground, parts);
  ground.style.paddingBlockStart = `${list.top}px`;
  // It only looks like the list: nothing in it works.
  ground.inert = true;
  const layer = block(styles.layer, [ground]);
  layer.ariaHidden = 'true';
  document.body.append(layer);
  layer.scrollTop = list.scrollY;
  list.layer = layer;
  return layer;
}

type Part = Element | null | undefined;

function block(className: string | undefined, parts: Part[]): HTMLElement {
  const element = document.createElement('div');
  element.className = classes(className);
  element.append(...parts.filter((part) => part instanceof Element));
  return element;
}

export function takeAway(list: LeftList): void {
  list.layer?.remove();
  list.layer = undefined;
}

export function showLeftList(list: LeftList): void {
  // Measured before anything has changed.
  moveHeader(headerTop(), list.headerTop);
  const layer = layOut(list);
  layer.className = classes(styles.layer, styles.shown);
  const now: Shown = { key: list.key, layer };
  layer.addEventListener('click', ({ clientX, clientY }) => {
    now.tap = { x: clientX, y: clientY };
  });
  shown = now;
  setTimeout(() => {
    if (shown === now) hideLeftList();
  }, mostMs);
}

/** Given the page that is there now: a tap on the layer is done in the list, which is in the same place. */
export function hideLeftList(key?: string): void {
  if (!shown) return;
  const { layer, tap } = shown;
  const isBack = key === shown.key;
  showPicturesOf(layer);
  layer.remove();
  shown = undefined;
  releaseHeader();
  if (!tap || !isBack) return;
  // Once the page is scrolled, and its effects have run.
  void afterPaint().then(() => {
    document.elementFromPoint(tap.x, tap.y)?.closest<HTMLElement>('a, button, input')?.click();
  });
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
