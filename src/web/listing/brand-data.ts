import { redirect } from 'react-router';
import type { Call } from '#contract/index.ts';
import type { BrandWire } from '#contract/shop.ts';
import { brandSlug } from '#domain/slug.ts';
import { brandPath } from '#web/paths.ts';
import { notFound, throwRouteError } from '#web/route-errors.ts';
import { canonicalPath, type Listing, readListing } from './listing-data.ts';

type BrandData = { brand: BrandWire; listing: Listing; canonicalPath: string };

type BrandParams = { id: string; name?: string | undefined };

export async function brandData(call: Call, params: BrandParams, url: URL): Promise<BrandData> {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) notFound();
  const brandId = Number(params.id);
  const [brands, listing] = await Promise.all([
    call('getAllBrands', {}),
    readListing(call, { of: 'brand', brandId }, url),
  ]).catch(throwRouteError);
  const brand = brands.data.find((one) => one.id === brandId) ?? notFound();
  const path = brandPath(brandId, brand.brand_name);
  if ((params.name ?? '') !== brandSlug(brand.brand_name)) throw redirect(path + url.search, 301);
  return { brand, listing, canonicalPath: canonicalPath(path, listing) };
}
