import { cartBar, logoutWarning, picker, priceAlert } from './en/cart.ts';
import type { Translated } from './translated.ts';

const en = { picker, cartBar, priceAlert, logoutWarning };

export type PickerMessages = Translated<typeof en>;

/** The texts of what the cart shows on every page, in the reader's language. */
export function usePickerMessages(): PickerMessages {
  return en;
}
