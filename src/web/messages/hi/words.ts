import type * as english from '#web/messages/en/words.ts';

export { amountInHindiWords as amountInWords } from '#domain/amount-in-hindi-words.ts';
export { waitInHindi as waitInWords } from '#domain/login-lock.ts';

export const packName: typeof english.packName = (packaging, size) => packaging || `${size} का पैक`;
