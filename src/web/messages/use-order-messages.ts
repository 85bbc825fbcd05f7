import { invoice, orderEdit, orderList, orderPage, orderStatus, orderWords } from './en/orders.ts';
import type { Translated } from './translated.ts';

const en = { orderWords, orderStatus, orderList, orderPage, orderEdit, invoice };

export type OrderMessages = Translated<typeof en>;

/** The texts of orders in the reader's language. */
export function useOrderMessages(): OrderMessages {
  return en;
}
