export { amountInWords } from '#domain/amount-in-words.ts';
export { waitInWords } from '#domain/login-lock.ts';
export { packName } from '#domain/pack-texts.ts';
