import { buyAgain, orderAgain, quickOrder, reorder } from './en/reorder.ts';
import type { Translated } from './translated.ts';

const en = { reorder, buyAgain, orderAgain, quickOrder };

export type ReorderMessages = Translated<typeof en>;

/** The texts of buying again, ordering again and quick order in the reader's language. */
export function useReorderMessages(): ReorderMessages {
  return en;
}
