import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import type { FailedRead } from '#web/data/failed-read.ts';
import { canonicalPath, type Listing, readListing } from './listing-data.ts';

type ShopData = { q: string; listing: Listing | FailedRead; canonicalPath: string };

/** Everything, or what fits the words in `q`. */
export async function shopData(call: Call, log: Log, url: URL): Promise<ShopData> {
  const q = url.searchParams.get('q')?.trim() ?? '';
  const source = q === '' ? ({ of: 'all' } as const) : ({ of: 'words', q } as const);
  const listing = await readListing(call, log, source, url);
  return { q, listing, canonicalPath: canonicalPath('/shop', listing) };
}
