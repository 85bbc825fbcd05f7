import { DeferredSection } from '#ui/DeferredSection.tsx';
import { ProductRow } from '#web/home/ProductRow.tsx';
import { Breadcrumbs } from '#web/listing/Breadcrumbs.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { similarId } from '#web/paths.ts';
import { BuyBar } from './BuyBar.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import styles from './ProductPage.module.css';
import type { ProductPageData } from './product-data.ts';
import { crumbsOf } from './product-detail.ts';
import { Reviews, ReviewsSkeleton } from './Reviews.tsx';
import { useAwaited } from './use-awaited.ts';
import { useLiveStock } from './use-live-stock.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

const relatedMs = 3_000;

export function ProductPage({ product: served, reviews, related }: ProductPageData) {
  const product = { ...served, stock: useLiveStock(served.id, served.stock) };
  const firstReviews = reviews instanceof Promise ? undefined : reviews;
  return (
    <div className={styles.page}>
      <ProductHead product={product} reviews={firstReviews} />
      <div>
        <Breadcrumbs crumbs={crumbsOf(product)} />
        <div className={styles.top}>
          <ZoomPicture name={product.name} imageName={product.imageName} />
          <ProductInfo product={product} reviews={reviews} />
        </div>
      </div>
      {served.stock === 0 && <Similar related={related} />}
      <div className={styles.more}>
        <ProductFacts product={product} />
        <DeferredSection height="tall" fallback={<ReviewsSkeleton />}>
          <Reviews productId={product.id} reviews={reviews} />
        </DeferredSection>
      </div>
      {served.stock > 0 && <Similar related={related} />}
      <BuyBar product={product} />
    </div>
  );
}

/** Directly below the packs where none is left to buy, otherwise at the end. */
function Similar({ related }: Pick<ProductPageData, 'related'>) {
  return (
    <div className={styles.similar} id={similarId}>
      <DeferredSection height="row">
        <Related related={related} />
      </DeferredSection>
    </div>
  );
}

function Related({ related }: Pick<ProductPageData, 'related'>) {
  const t = useMessages().product;
  return <ProductRow title={t.related} products={useAwaited(related)} delayMs={relatedMs} />;
}
