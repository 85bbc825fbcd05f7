import { checkout } from './en/checkout.ts';
import type { Translated } from './translated.ts';

export type CheckoutMessages = Translated<typeof checkout>;

/** The texts of checkout in the reader's language. */
export function useCheckoutMessages(): CheckoutMessages {
  return checkout;
}
