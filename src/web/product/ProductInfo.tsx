import { Suspense } from 'react';
import { Link } from 'react-router';
import { formatPaise } from '#domain/money.ts';
import { Stars } from '#ui/Stars.tsx';
import { AddButton } from '#web/catalogue/AddButton.tsx';
import { StockBadge } from '#web/catalogue/StockBadge.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { brandPath } from '#web/paths.ts';
import { PackTable } from './PackTable.tsx';
import styles from './ProductInfo.module.css';
import type { ProductPageData } from './product-data.ts';
import type { ProductDetail } from './product-detail.ts';
import { reviewsId } from './Reviews.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useAwaited } from './use-awaited.ts';
import { useLiveStock } from './use-live-stock.ts';

type ProductInfoProps = Pick<ProductPageData, 'product' | 'reviews'>;

export function ProductInfo({ product, reviews }: ProductInfoProps) {
  const stock = useLiveStock(product.id, product.stock);
  return (
    <div className={styles.info}>
      <div className={styles.naming}>
        {product.brand.name !== '' && (
          <Link className={styles.brand} to={brandPath(product.brand.id, product.brand.name)}>
            {product.brand.name}
          </Link>
        )}
        <h1 className={styles.name}>{product.name}</h1>
        <ShareButton className={styles.share} name={product.name} />
        <div className={styles.standing}>
          <span role="status">
            <StockBadge stock={stock} />
          </span>
          <Suspense>
            <Rating reviews={reviews} />
          </Suspense>
        </div>
      </div>
      <Price product={product} />
      <PackTable packs={product.packs} mrpPaise={product.price.mrpPaise} />
      <AddButton product={product} className={styles.add} />
    </div>
  );
}

function Price({ product: { price, packs } }: { product: ProductDetail }) {
  const t = useMessages();
  const prices = new Set(packs.map((pack) => pack.pricePaise));
  return (
    <p className={styles.price}>
      {prices.size > 1 && <span className={styles.from}>{t.product.from}</span>}
      <strong className={styles.amount}>{formatPaise(price.pricePaise)}</strong>
      <span className={styles.per}>{t.product.perUnit}</span>
      <span className={styles.mrp}>
        {t.mrp} {formatPaise(price.mrpPaise)}
      </span>
    </p>
  );
}

function Rating({ reviews }: Pick<ProductPageData, 'reviews'>) {
  const t = useMessages().product;
  const page = useAwaited(reviews);
  if (!page || page.totalReviews === 0) return null;
  return (
    <a className={styles.rating} href={`#${reviewsId}`}>
      <Stars value={page.averageRating} />
      <span className="visually-hidden">{t.averageOf(page.averageRating.toFixed(1))}</span>
      <span aria-hidden="true">{page.averageRating.toFixed(1)}</span>
      <span className={styles.count}>{t.reviewCount(page.totalReviews)}</span>
    </a>
  );
}
