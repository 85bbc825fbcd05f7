import { DeferredSection } from '#ui/DeferredSection.tsx';
import { ProductRow } from '#web/home/ProductRow.tsx';
import { Breadcrumbs } from '#web/listing/Breadcrumbs.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { BuyBar } from './BuyBar.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import styles from './ProductPage.module.css';
import type { ProductPageData } from './product-data.ts';
import { crumbsOf } from './product-detail.ts';
import { Reviews, ReviewsSkeleton } from './Reviews.tsx';
import { useAwaited } from './use-awaited.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

const relatedMs = 3_000;

export function ProductPage({ product, reviews, related }: ProductPageData) {
  const served = reviews instanceof Promise ? undefined : reviews;
  return (
    <div className={styles.page}>
      <ProductHead product={product} reviews={served} />
      <div>
        <Breadcrumbs crumbs={crumbsOf(product)} />
        <div className={styles.top}>
          <ZoomPicture name={product.name} imageName={product.imageName} />
          <ProductInfo product={product} reviews={reviews} />
        </div>
      </div>
      <div className={styles.more}>
        <ProductFacts product={product} />
        <DeferredSection height="tall" fallback={<ReviewsSkeleton />}>
          <Reviews productId={product.id} reviews={reviews} />
        </DeferredSection>
      </div>
      <DeferredSection height="row">
        <Related related={related} />
      </DeferredSection>
      <BuyBar product={product} />
    </div>
  );
}

function Related({ related }: Pick<ProductPageData, 'related'>) {
  const t = useMessages().product;
  return <ProductRow title={t.related} products={useAwaited(related)} delayMs={relatedMs} />;
}
