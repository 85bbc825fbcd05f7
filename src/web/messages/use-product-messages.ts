import { product } from './en/product.ts';
import type { Translated } from './translated.ts';

export type ProductMessages = Translated<typeof product>;

/** The texts of a product's page and its packs in the reader's language. */
export function useProductMessages(): ProductMessages {
  return product;
}
