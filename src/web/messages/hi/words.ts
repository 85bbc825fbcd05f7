export { amountInHindiWords as amountInWords } from '#domain/amount-in-hindi-words.ts';
export { hindiPackName as packName } from '#domain/hindi-pack-name.ts';
export { waitInHindi as waitInWords } from '#domain/login-lock.ts';

/** With a word joiner: a browser breaks lines after "/" before Devanagari. */
export const perPiece = (amount: string) => `${amount}/\u2060पीस`;
