/** Orders in which a list of products can be read; the first is the usual one. */
export const listingSorts = [
  'relevance',
  'price',
  'price-desc',
  'margin',
  'newest',
  'name',
] as const;

export type ListingSort = (typeof listingSorts)[number];

/** Steps of the "margin at least" filter, in percent. */
export const marginSteps = [10, 20, 30, 40] as const;
