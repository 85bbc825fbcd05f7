import { use } from 'react';
import { formatPercent } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { breadcrumbSchema } from '#web/components/breadcrumb-schema.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { NonceContext } from '#web/head/nonce.ts';
import { schemaJson } from '#web/head/schema-json.ts';
import { product as t } from '#web/messages/en/product.ts';
import { shell } from '#web/messages/en/shell.ts';
import { packFigures } from './pack-figures.ts';
import { crumbsOf, type ProductDetail } from './product-detail.ts';
import { pictureAddress, productSchema } from './product-schema.ts';
import type { ReviewPage } from './review.ts';

type ProductHeadProps = { product: ProductDetail; reviews: ReviewPage | undefined };

export function ProductHead({ product, reviews }: ProductHeadProps) {
  const nonce = use(NonceContext);
  const root = useRootData();
  const origin = root?.origin ?? '';
  const shopName = root?.settings?.shop_name || shell.productName;
  const title = t.pageTitle(product.name, shopName);
  const description = useDescription(product);
  const crumbs = [{ name: shell.home, path: '/' }, ...crumbsOf(product)];
  const schemas = [productSchema(product, reviews, origin), breadcrumbSchema(crumbs, origin)];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={pictureAddress(product, origin)} />
      <meta property="og:site_name" content={shopName} />
      <script
        type="application/ld+json"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: schemaJson(JSON.stringify(schemas)) }}
      />
    </>
  );
}

/** The facts of the trade in two sentences. */
function useDescription({ name, brand, price, packs }: ProductDetail): string {
  const margins = packFigures(packs).map((pack) => pack.marginPercent);
  if (margins.length === 0) return t.pageTitle(name, brand.name);
  return t.pageDescription({
    name,
    price: formatPaise(price.pricePaise),
    mrp: formatPaise(price.mrpPaise),
    sizes: packs.map((pack) => String(pack.size)),
    margin: formatPercent(Math.max(...margins)),
  });
}
