import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { SearchHitWire } from '#contract/catalogue.ts';
import type { ActionOutput } from '#contract/index.ts';
import type { ProductCardWire } from '#contract/product.ts';
import { browserCall } from '#web/data/api.ts';

/** Spec §9 */
const debounceMs = 300;
const hitsAtMost = 8;

/** A hit, with its card where the server sends one. */
export type SearchHit = SearchHitWire & { card: ProductCardWire | undefined };

export type SearchHits = { words: string; hits: SearchHit[] };

/** The hits for `words`, debounced; the last ones stay until the next arrive. */
export function useSearchHits(words: string): SearchHits | undefined {
  const [found, setFound] = useState<SearchHits>();

  useEffect(() => {
    if (words === '') return setFound(undefined);
    // A new letter restarts the debounce and aborts the request before.
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const input = { q: words, limit: hitsAtMost, cards: '1' } as const;
      const read = browserCall('searchProducts', input, abort.signal);
      const answer = await optional(browserLog, 'search', read);
      if (!abort.signal.aborted) setFound(answer && { words, hits: hitsOf(answer) });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);

  return words === '' ? undefined : found;
}

function hitsOf({ data, products = [] }: ActionOutput<'searchProducts'>): SearchHit[] {
  const cards = new Map(products.map((card) => [card.slug, card]));
  return data.map((hit) => ({ ...hit, card: cards.get(hit.slug) }));
}
