/** Sort orders of a product list; the first is the default. */
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
