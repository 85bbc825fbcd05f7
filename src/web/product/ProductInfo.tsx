import { Suspense } from 'react';
import { Link } from 'react-router';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { Stars } from '#ui/Stars.tsx';
import { PackStepper } from '#web/cart/PackStepper.tsx';
import { PickerStatus } from '#web/cart/PickerStatus.tsx';
import { useFreshCart, usePicker } from '#web/cart/use-picker.ts';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { StruckMrp, UnitPrice } from '#web/catalogue/UnitPrice.tsx';
import { StockBadge } from '#web/components/StockBadge.tsx';
import { useUserId } from '#web/data/use-user.ts';
import { product as t } from '#web/messages/en/product.ts';
import { PackTable } from './PackTable.tsx';
import styles from './ProductInfo.module.css';
import type { ProductPageData } from './product-data.ts';
import type { ProductDetail } from './product-detail.ts';
import { reviewsId } from './Reviews.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SimilarLink } from './SimilarLink.tsx';
import { useAwaited } from './use-awaited.ts';

type ProductInfoProps = Pick<ProductPageData, 'product' | 'reviews'> & {
  /** undefined: not known yet. */
  brand: ProductDetail['brand'] | undefined;
};

export function ProductInfo({ product, brand, reviews }: ProductInfoProps) {
  const userId = useUserId();
  return (
    <div className={styles.info}>
      <div className={styles.naming}>
        {brand && brand.name !== '' && (
          <Link className={`strong ${styles.brand}`} to={brand.path}>
            {brand.name}
          </Link>
        )}
        <h1 className={styles.name}>{unbrokenUnits(product.name)}</h1>
        <ShareButton className={styles.share} product={product} />
        <p className={styles.price}>
          <UnitPrice price={product.price} className={styles.amount} />
          <StruckMrp price={product.price} />
        </p>
      </div>
      <div className={`row ${styles.standing}`}>
        <span role="status">
          <StockBadge stock={product.stock} />
        </span>
        <Suspense>
          <Rating reviews={reviews} />
        </Suspense>
      </div>
      {product.stock === 0 && <SimilarLink className={styles.similar} />}
      {userId === undefined || product.stock === 0 ? (
        <>
          <PackTable packs={product.packs} mrpPaise={product.price.mrpPaise} />
          <AddButton product={product} className={styles.add} />
        </>
      ) : (
        <BuyPacks product={product} userId={userId} />
      )}
    </div>
  );
}

function Rating({ reviews }: Pick<ProductPageData, 'reviews'>) {
  const page = useAwaited(reviews);
  if (!page || page.totalReviews === 0) return null;
  return (
    <a className={`row caption ${styles.rating}`} href={`#${reviewsId}`}>
      <Stars value={page.averageRating} />
      <span className="visually-hidden">{t.averageOf(page.averageRating.toFixed(1))}</span>
      <span aria-hidden="true">{page.averageRating.toFixed(1)}</span>
      <span className={styles.count}>{t.reviewCount(page.totalReviews)}</span>
    </a>
  );
}

type BuyPacksProps = { product: Product; userId: number };

/** The packs of the page with a stepper in each row, so that a customer needs no drawer here. */
function BuyPacks({ product, userId }: BuyPacksProps) {
  const picker = usePicker(product, userId);
  useFreshCart();
  return (
    <>
      <PackTable
        packs={product.packs}
        mrpPaise={product.price.mrpPaise}
        stepperOf={(pack) => (
          <PackStepper product={product} pack={pack} picker={picker} isCompact />
        )}
      />
      {product.packs.length > 0 && <PickerStatus product={product} picker={picker} />}
    </>
  );
}
