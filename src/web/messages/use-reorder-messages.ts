import { buyAgain, orderAgain, reorder } from './en/reorder.ts';
import type { Translated } from './use-messages.ts';

const en = { reorder, buyAgain, orderAgain };

export type ReorderMessages = Translated<typeof en>;

/** The texts of buying and ordering again in the reader's language. */
export function useReorderMessages(): ReorderMessages {
  return en;
}
