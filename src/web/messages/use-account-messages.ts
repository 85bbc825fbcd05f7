import { accountPage, devices, forgotPin, login, register, resetPin } from './en/account.ts';
import type { Translated } from './translated.ts';

const en = { login, forgotPin, resetPin, register, accountPage, devices };

export type AccountMessages = Translated<typeof en>;

/** The texts of account in the reader's language. */
export function useAccountMessages(): AccountMessages {
  return en;
}
