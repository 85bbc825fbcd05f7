/** What an order over the limit, or with a bill past due, meets: a mark on it, or a refusal. */
export const creditModes = ['warn', 'block'] as const;

export type CreditMode = (typeof creditModes)[number];
