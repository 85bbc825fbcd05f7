import type { MouseEvent } from 'react';
import type { Product } from './product.ts';

type OpenedCard = {
  product: Product;
  /** What the card shows, and the browser has; '' if it has none. */
  pictureUrl: string;
};

let opened: OpenedCard | undefined;

/** The card that was tapped: its product's page begins with what the card shows. */
export function openCard(product: Product, click?: MouseEvent): void {
  const picture = click?.currentTarget.closest('article')?.querySelector('img');
  opened = { product, pictureUrl: picture?.naturalWidth ? picture.currentSrc : '' };
}

export function openedCard(slug: string): OpenedCard | undefined {
  return opened?.product.slug === slug ? opened : undefined;
}

/** The card was wrong: its product is no longer there. */
export function forgetCard(): void {
  opened = undefined;
}
