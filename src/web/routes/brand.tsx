import { brandSlug, slugToWords } from '#domain/slug.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { callContext } from '#web/context.ts';
import { brandData } from '#web/listing/brand-data.ts';
import { ListingError } from '#web/listing/ListingError.tsx';
import styles from '#web/listing/ListingPage.module.css';
import { ListingPage } from '#web/listing/ListingPage.tsx';
import { abortableCall } from '#web/listing/source.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Route } from './+types/brand.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return brandData(context.get(callContext), params, url);
}

export function clientLoader({ request, params, url }: Route.ClientLoaderArgs) {
  return brandData(abortableCall(request.signal), params, url);
}

export { ListingError as ErrorBoundary };

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
  const { brand, listing } = loaderData;
  const t = useMessages();
  // Spec §2: the breadcrumb is the slug turned into capitalised words.
  const crumb = slugToWords(brandSlug(brand.brand_name)) || brand.brand_name;
  return (
    <ListingPage
      listing={listing}
      name={brand.brand_name}
      title={t.listing.title(brand.brand_name, listing.page)}
      crumbs={[{ name: crumb }]}
      picture={
        <span className={styles.logo}>
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
