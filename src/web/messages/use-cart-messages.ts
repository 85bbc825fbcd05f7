import { cartPage, coupon } from './en/cart-page.ts';
import type { Translated } from './translated.ts';

const en = { cartPage, coupon };

export type CartMessages = Translated<typeof en>;

/** The texts of cart page in the reader's language. */
export function useCartMessages(): CartMessages {
  return en;
}
