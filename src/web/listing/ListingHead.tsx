import { use } from 'react';
import type { Crumb } from '#web/components/Breadcrumbs.tsx';
import { breadcrumbSchema } from '#web/components/breadcrumb-schema.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { NonceContext } from '#web/head/nonce.ts';
import { schemaJson } from '#web/head/schema-json.ts';
import { listing } from '#web/messages/en/listing.ts';
import { shell } from '#web/messages/en/shell.ts';

type ListingHeadProps = {
  title: string;
  name: string;
  crumbs: Crumb[];
  /** Filtered lists and results are for people, not for search engines. */
  hidden: boolean;
};

export function ListingHead({ title, name, crumbs, hidden }: ListingHeadProps) {
  const nonce = use(NonceContext);
  const root = useRootData();
  const shopName = root?.settings?.shop_name || shell.productName;
  const schema = breadcrumbSchema([{ name: shell.home, path: '/' }, ...crumbs], root?.origin ?? '');
  return (
    <>
      <PageHead title={title} hidden={hidden} />
      <meta name="description" content={listing.description(name, shopName)} />
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
