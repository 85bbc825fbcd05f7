import { redirect } from 'react-router';
import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { BrandWire } from '#contract/shop.ts';
import { brandSlug, slugToWords } from '#domain/catalogue/slug.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { callContext, logContext } from '#web/data/context.ts';
import { type FailedRead, withStatus } from '#web/data/failed-read.ts';
import { cachedRouteData } from '#web/data/route-data-cache.ts';
import { notFound } from '#web/data/route-errors.ts';
import { usePageData } from '#web/data/use-page-data.ts';
import { ListingError } from '#web/listing/ListingError.tsx';
import styles from '#web/listing/ListingPage.module.css';
import { ListingPage } from '#web/listing/ListingPage.tsx';
import { canonicalPath, type Listing, pageOf, readListing } from '#web/listing/listing-data.ts';
import { abortableCall } from '#web/listing/source.ts';
import { listing as t } from '#web/messages/en/listing.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import { brandPath } from '#web/paths/paths.ts';
import type { Route } from './+types/brand.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  const page = await brandData(call, log, params, url);
  return withStatus(page, page.listing);
}

export function clientLoader({ request, params, url }: Route.ClientLoaderArgs) {
  return cachedRouteData(url, (log, kept?: BrandData) =>
    brandData(
      abortableCall(request.signal),
      log,
      params,
      url,
      kept?.brand.brand_logo ? kept.brand : undefined,
    ),
  );
}

export { ListingError as ErrorBoundary };

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
  const { brand, listing } = usePageData(loaderData);
  // Spec §2: the breadcrumb is the slug turned into capitalised words.
  const crumb = slugToWords(brandSlug(brand.brand_name)) || brand.brand_name;
  const hindi = inHindi && brand.brand_name_hi;
  const name = hindi || brand.brand_name;
  return (
    <ListingPage
      listing={listing}
      name={name}
      title={t.title(name, pageOf(listing))}
      crumbs={[{ name: hindi || crumb }]}
      picture={
        <span className={`thumb ${styles.logo}`}>
          <Picture
            folder="brands"
            name={brand.brand_logo}
            alt=""
            sizes="80px"
            widths={[160, 320]}
            width={80}
            height={40}
          />
        </span>
      }
    />
  );
}

type Brand = Pick<BrandWire, 'brand_name' | 'brand_name_hi' | 'brand_logo'>;
type BrandData = { brand: Brand; listing: Listing | FailedRead; canonicalPath: string };

type BrandParams = { id: string; name?: string | undefined };

/** `known`: the brand as read before. */
async function brandData(
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
