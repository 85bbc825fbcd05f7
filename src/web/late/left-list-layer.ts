import { classes } from '#ui/classes.ts';
import styles from './page-layer.module.css';
import { clipAbove, headerTop, moveHeader, releaseHeader } from './page-layer.ts';

/** The list that a product was opened from, with its elements, and where its page stood. */
export type LeftList = {
  key: string;
  userId: number | undefined;
  elements: Element[];
  scrollY: number;
  mainTop: number;
  headerTop: number;
  layer?: HTMLElement | undefined;
};

let shown: HTMLElement | undefined;

/** Lays the list out in a layer that is not seen yet, scrolled as its page was. */
export function layOut(list: LeftList): HTMLElement {
  if (list.layer) return list.layer;
  const main = document.querySelector('main');
  const content = block(main?.className, list.elements);
  const ground = block(styles.ground, [content]);
  ground.style.paddingBlockStart = `${list.mainTop}px`;
  // It only looks like the list: nothing in it works.
  ground.inert = true;
  const layer = block(styles.layer, [ground]);
  layer.ariaHidden = 'true';
  main?.after(layer);
  layer.scrollTop = list.scrollY;
  list.layer = layer;
  return layer;
}

function block(className: string | undefined, children: Element[]): HTMLElement {
  const element = document.createElement('div');
  element.className = classes(className);
  element.append(...children);
  return element;
}

export function takeAway(list: LeftList): void {
  list.layer?.remove();
  list.layer = undefined;
}

export function showLeftList(list: LeftList): void {
  // Measured before anything has changed.
  moveHeader(headerTop(), list.headerTop);
  shown = layOut(list);
  shown.style.clipPath = clipAbove(list.mainTop, scrollY + list.scrollY > 0);
  shown.className = classes(styles.layer, styles.shown);
}

export function hideLeftList(): void {
  if (!shown) return;
  showPicturesOf(shown);
  shown.remove();
  shown = undefined;
  releaseHeader();
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
