/** As receipts keep the key that somebody asked with. */
export const askedKey = (key: string) => `asked ${key}`;
