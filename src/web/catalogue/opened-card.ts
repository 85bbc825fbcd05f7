import type { MouseEvent } from 'react';
import type { Product } from './product.ts';

export type CardClick = MouseEvent<HTMLAnchorElement>;
type Opener = (product: Product, click: CardClick) => void;

let opened: Product | undefined;
let picture: { slug: string; url: string } | undefined;
let opener: Opener | undefined;

/** The card that was tapped: its product's page begins with what the card showed. */
export function openCard(product: Product, click?: CardClick): void {
  opened = product;
  if (click) opener?.(product, click);
}

/** Called before the router opens the page; where it prevents the click, it opens the page itself. */
export function setCardOpener(next: Opener | undefined): void {
  opener = next;
}

export function openedCard(slug: string): Product | undefined {
  return opened?.slug === slug ? opened : undefined;
}

/** The card was wrong: its product is no longer there. */
export function forgetCard(): void {
  opened = undefined;
}

/** What the card showed, and the browser has: stands for the page's own until that one has come. */
export function keepOpenedPicture(slug: string, url: string): void {
  picture = { slug, url };
}

export function openedPicture(slug: string): string | undefined {
  return picture?.slug === slug ? picture.url : undefined;
}
