import type { Product } from './product.ts';

let opened: Product | undefined;

/** The card that was tapped: its product's page begins with what the card showed. */
export function openCard(product: Product): void {
  opened = product;
}

export function openedCard(slug: string): Product | undefined {
  return opened?.slug === slug ? opened : undefined;
}

/** The card was wrong: its product is no longer there. */
export function forgetCard(): void {
  opened = undefined;
}
