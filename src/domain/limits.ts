/** Spec §9: the shop's constants. */
export const minimumPayablePaise = 499_00;
export const noteMaxLength = 150;
export const phoneMaxDigits = 10;
export const packSlots = [1, 2, 3] as const;
export const bannerTypes = ['main', 'last', 'bottom'] as const;
export const pageKeys = ['about', 'terms', 'privacy', 'refund', 'shipping'] as const;
export type PageKey = (typeof pageKeys)[number];
