import { memo } from 'react';
import { slugToWords } from '#domain/catalogue/slug.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { withStatus } from '#web/data/failed-read.ts';
import { cachedRouteData } from '#web/data/route-data-cache.ts';
import { usePageData } from '#web/data/use-page-data.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { ListingError } from '#web/listing/ListingError.tsx';
import { ListingPage } from '#web/listing/ListingPage.tsx';
import { pageOf } from '#web/listing/listing-data.ts';
import { listingPath } from '#web/listing/listing-path.ts';
import { SideList } from '#web/listing/SideList.tsx';
import { abortableCall } from '#web/listing/source.ts';
import { type SubcategoryData, subcategoryData } from '#web/listing/subcategory-data.ts';
import { listing as t } from '#web/messages/en/listing.ts';
import type { Category } from '#web/paths/category.ts';
import type { Route } from './+types/listing.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  const page = await subcategoryData(call, log, url);
  return withStatus(page, page.listing);
}

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return cachedRouteData(url, (log, kept?: SubcategoryData) =>
    subcategoryData(abortableCall(request.signal), log, url, kept?.subs),
  );
}

export { ListingError as ErrorBoundary };

/** Spec §2: a subcategory or one of its sub-subcategories, with the side list of these. */
export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <Subcategory {...usePageData(loaderData)} />;
}

const Subcategory = memo(function Subcategory({ slug, subSlug, subs, listing }: SubcategoryData) {
  const { categoryName, name, imageName } = namesOf(useRootData()?.categories ?? [], slug);
  const subName =
    subSlug && (subs?.find((one) => one.slug === subSlug)?.name ?? slugToWords(subSlug));
  const here = subName || name;
  return (
    <ListingPage
      listing={listing}
      name={here}
      title={t.title(here, pageOf(listing))}
      crumbs={[
        ...(categoryName === undefined ? [] : [{ name: categoryName }]),
        { name, path: listingPath({ slug, subSlug: undefined }) },
        ...(subName ? [{ name: subName }] : []),
      ]}
      side={
        subs && (
          <SideList slug={slug} name={name} imageName={imageName} subs={subs} subSlug={subSlug} />
        )
      }
    />
  );
});

/** From the category tree that every page has; if that was not read, the slug. */
function namesOf(categories: Category[], slug: string) {
  for (const category of categories) {
    const found = category.subcategories.find((subcategory) => subcategory.slug === slug);
    if (found) return { categoryName: category.name, name: found.name, imageName: found.imageName };
  }
  return { categoryName: undefined, name: slugToWords(slug), imageName: '' };
}
