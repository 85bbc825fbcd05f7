import { memo, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { DeferredSection } from '#ui/DeferredSection.tsx';
import { useCurrentProduct } from '#web/catalogue/use-current-product.ts';
import { Breadcrumbs } from '#web/components/Breadcrumbs.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { isFailedRead } from '#web/data/failed-read.ts';
import { ProductRow } from '#web/home/ProductRow.tsx';
import { product as t } from '#web/messages/en/product.ts';
import { similarId } from '#web/paths/paths.ts';
import { BuyBar } from './BuyBar.tsx';
import { FactsSkeleton, ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import styles from './ProductPage.module.css';
import type { ProductPageData } from './product-data.ts';
import { crumbsOf } from './product-detail.ts';
import { Reviews, ReviewsSkeleton } from './Reviews.tsx';
import { useAwaited } from './use-awaited.ts';
import { useCurrentStock } from './use-current-stock.ts';
import { useDetail } from './use-detail.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

const relatedMs = 3_000;

/** Opened from a card it shows what the card showed; the rest follows. */
export const ProductPage = memo(function ProductPage(page: ProductPageData) {
  const { product: known, detail, reviews, related } = page;
  const read = useDetail(detail);
  const whole = read === undefined || isFailedRead(read) ? undefined : read;
  const served = whole ?? known;
  const stock = useCurrentStock(served.id, served.stock);
  const product = { ...useCurrentProduct(served), stock };
  const firstReviews = reviews instanceof Promise ? undefined : reviews;
  const isWhole = useWholePage();
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      {whole ? (
        <ProductHead product={{ ...whole, stock }} reviews={firstReviews} />
      ) : (
        <PageHead title={product.name} />
      )}
      <div>
        {/* A name that moves as its lists come before it would be a layout shift. */}
        <Breadcrumbs crumbs={whole && crumbsOf(whole)} />
        <div className={`stack ${styles.top}`}>
          <ZoomPicture {...product} />
          <ProductInfo product={product} brand={whole?.brand} reviews={reviews} />
        </div>
      </div>
      {isWhole ? (
        <>
          {served.stock === 0 && <Similar related={related} />}
          <div className={`stack gap-6 ${styles.more}`}>
            {whole && <ProductFacts product={whole} />}
            {read === undefined && <FactsSkeleton />}
            {isFailedRead(read) && <ReadFailed read={read} />}
            <DeferredSection height="tall" fallback={<ReviewsSkeleton />}>
              <Reviews productId={product.id} reviews={reviews} />
            </DeferredSection>
          </div>
          {served.stock > 0 && <Similar related={related} />}
        </>
      ) : (
        <div className={styles.room} />
      )}
      <BuyBar product={product} />
    </div>
  );
});

/** False in the first frame of a product that is opened at its top: its head comes sooner without the rest. */
function useWholePage(): boolean {
  const { hash } = useLocation();
  return useDeferredValue(true, useNavigationType() === 'POP' || hash !== '');
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
  return <ProductRow title={t.related} products={useAwaited(related)} delayMs={relatedMs} />;
}
