import { redirect } from 'react-router';
import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { BrandWire } from '#contract/shop.ts';
import { brandSlug, slugToWords } from '#domain/catalogue/slug.ts';
import type { FailedRead } from '#web/data/failed-read.ts';
import { notFound } from '#web/data/route-errors.ts';
import { brandPath } from '#web/paths/paths.ts';
import { canonicalPath, type Listing, readListing } from './listing-data.ts';

type Brand = Pick<BrandWire, 'brand_name' | 'brand_name_hi' | 'brand_logo'>;
export type BrandData = { brand: Brand; listing: Listing | FailedRead; canonicalPath: string };

type BrandParams = { id: string; name?: string | undefined };

/** `known`: the brand as read before. */
export async function brandData(
  call: Call,
  log: Log,
  params: BrandParams,
  url: URL,
  known?: Brand,
): Promise<BrandData> {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) notFound();
  const brandId = Number(params.id);
  const [brands, listing] = await Promise.all([
    known ? undefined : optional(log, 'brands', call('getAllBrands', {})),
    readListing(call, log, { of: 'brand', brandId }, url),
  ]);
  if (!brands) {
    const brand = known ?? { brand_name: slugToWords(params.name ?? ''), brand_logo: '' };
    return { brand, listing, canonicalPath: canonicalPath(url.pathname, listing) };
  }
  const brand = brands.data.find((one) => one.id === brandId) ?? notFound();
  const path = brandPath(brandId, brand.brand_name);
  if ((params.name ?? '') !== brandSlug(brand.brand_name)) throw redirect(path + url.search, 301);
  return { brand, listing, canonicalPath: canonicalPath(path, listing) };
}
