import { use } from 'react';
import { PageHead } from '#web/components/PageHead.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { NonceContext } from '#web/head/nonce.ts';
import { schemaJson } from '#web/head/schema-json.ts';
import { useListingMessages } from '#web/messages/use-listing-messages.ts';
import type { Crumb } from './Breadcrumbs.tsx';
import { breadcrumbSchema } from './breadcrumb-schema.ts';

type ListingHeadProps = {
  title: string;
  name: string;
  crumbs: Crumb[];
  /** Filtered lists and results are for people, not for search engines. */
  hidden: boolean;
};

export function ListingHead({ title, name, crumbs, hidden }: ListingHeadProps) {
  const t = useListingMessages();
  const nonce = use(NonceContext);
  const root = useRootData();
  const shopName = root?.settings?.shop_name || t.productName;
  const schema = breadcrumbSchema([{ name: t.home, path: '/' }, ...crumbs], root?.origin ?? '');
  return (
    <>
      <PageHead title={title} hidden={hidden} />
      <meta name="description" content={t.listing.description(name, shopName)} />
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
