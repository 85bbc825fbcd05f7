import { pageLimits } from '#contract/fields.ts';

export type AskedPage = { page?: number | undefined; limit?: number | undefined };

/** Which part of a list is asked for: without page and limit all of it, up to what one answer holds. */
export function askedPage({ page, limit }: AskedPage): { page: number; limit: number } {
  const usual = page === undefined ? pageLimits.whole : pageLimits.defaultSize;
  return { page: page ?? 1, limit: limit ?? usual };
}
