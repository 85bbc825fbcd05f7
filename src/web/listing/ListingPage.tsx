import { type ReactNode, use, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Breadcrumbs, type Crumb } from '#web/components/Breadcrumbs.tsx';
import { breadcrumbSchema } from '#web/components/breadcrumb-schema.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { NonceContext } from '#web/head/nonce.ts';
import { schemaJson } from '#web/head/schema-json.ts';
import { listing as t } from '#web/messages/en/listing.ts';
import { shell } from '#web/messages/en/shell.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './ListingPage.module.css';
import type { Listing } from './listing-data.ts';
import { filterCount } from './listing-filter.ts';
import { ProductList } from './ProductList.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useListingFilter } from './use-listing-filter.ts';

type ListingPageProps = {
  listing: Listing | FailedRead;
  /** The heading. */
  name: string;
  title: string;
  crumbs: Crumb[];
  picture?: ReactNode;
  side?: ReactNode;
};

/** What every list of products looks like. */
export function ListingPage({ listing, ...place }: ListingPageProps) {
  if (isFailedRead(listing)) return <FailedListing read={listing} {...place} />;
  return <LoadedListing listing={listing} {...place} />;
}

type Place = Omit<ListingPageProps, 'listing'>;

function FailedListing({ read, name, title, crumbs, picture, side }: Place & { read: FailedRead }) {
  return (
    <>
      <ListingHead title={title} name={name} crumbs={crumbs} hidden />
      <Breadcrumbs crumbs={crumbs} />
      <div className={classes(styles.layout, !side && styles.plain, !side && styles.bare)}>
        <header className={`row ${styles.head}`}>
          {picture}
          <h1 className={styles.title}>{name}</h1>
        </header>
        <div className={styles.side}>{side}</div>
        <div className={styles.list}>
          <ReadFailed read={read} />
        </div>
      </div>
    </>
  );
}

function LoadedListing(props: Place & { listing: Listing }) {
  const { listing, name, title, crumbs, picture, side } = props;
  const form = useId();
  const control = useListingFilter(listing);
  const wide = listing.source.of === 'brand';
  const { filter, source, total } = listing;
  const filtered = filterCount(filter) > 0;
  const hidden = source.of === 'words' || filter.sort !== '' || filtered;
  // Nothing to filter or to put in order.
  const bare = !listing.canFilter || (total === 0 && !filtered);
  return (
    <>
      <ListingHead title={title} name={name} crumbs={crumbs} hidden={hidden} />
      <Breadcrumbs crumbs={crumbs} />
      <div className={classes(styles.layout, !side && styles.plain, !side && bare && styles.bare)}>
        <header className={`row ${styles.head}`}>
          {picture}
          <h1 className={styles.title}>{name}</h1>
          <p className="muted figures" role="status">
            {t.count(total)}
          </p>
        </header>
        <div className={styles.side}>
          {side}
          {!bare && (
            <section className={styles.filters} aria-label={t.filters}>
              <FilterFields listing={listing} control={control} id={form} />
            </section>
          )}
        </div>
        {!bare && <Toolbar listing={listing} control={control} form={form} />}
        <ProductList listing={listing} wide={wide} />
      </div>
    </>
  );
}

type ListingHeadProps = {
  title: string;
  name: string;
  crumbs: Crumb[];
  /** Filtered lists and results are for people, not for search engines. */
  hidden: boolean;
};

function ListingHead({ title, name, crumbs, hidden }: ListingHeadProps) {
  const nonce = use(NonceContext);
  const root = useRootData();
  const shopName = root?.settings?.shop_name || shell.productName;
  const schema = breadcrumbSchema([{ name: shell.home, path: '/' }, ...crumbs], root?.origin ?? '');
  return (
    <>
      <PageHead title={title} hidden={hidden} />
      <meta name="description" content={t.description(name, shopName)} />
      <script
        type="application/ld+json"
        nonce={nonce}
        suppressHydrationWarning
        // Printed with `<` escaped by schemaJson.
        dangerouslySetInnerHTML={{ __html: schemaJson(JSON.stringify(schema)) }}
      />
    </>
  );
}
