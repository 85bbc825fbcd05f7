export { waitInWords } from '#domain/account/login-lock.ts';
export { packName } from '#domain/catalogue/pack-texts.ts';
export { amountInWords } from '#domain/money/amount-in-words.ts';
