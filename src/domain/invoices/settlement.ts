/** What the customer gets for goods that came back: their worth, or the same goods again. */
export const settlements = ['credit', 'replacement'] as const;
export type Settlement = (typeof settlements)[number];
