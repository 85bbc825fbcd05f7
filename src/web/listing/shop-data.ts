import type { Call } from '#contract/index.ts';
import { throwRouteError } from '#web/route-errors.ts';
import { canonicalPath, type Listing, readListing } from './listing-data.ts';

type ShopData = { q: string; listing: Listing; canonicalPath: string };

/** Everything, or what fits the words in `q`. */
export async function shopData(call: Call, url: URL): Promise<ShopData> {
  const q = url.searchParams.get('q')?.trim() ?? '';
  const source = q === '' ? ({ of: 'all' } as const) : ({ of: 'words', q } as const);
  const listing = await readListing(call, source, url).catch(throwRouteError);
  return { q, listing, canonicalPath: canonicalPath('/shop', listing) };
}
