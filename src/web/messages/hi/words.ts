export { waitInHindi as waitInWords } from '#domain/account/login-lock.ts';
export { hindiPackName as packName } from '#domain/catalogue/hindi-pack-name.ts';
export { amountInHindiWords as amountInWords } from '#domain/money/amount-in-hindi-words.ts';

/** With a word joiner: a browser breaks lines after "/" before Devanagari. */
export const perPiece = (amount: string) => `${amount}/\u2060पीस`;
