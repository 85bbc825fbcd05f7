import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type CardPrice, formatPercent } from '#domain/catalogue/pricing.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { productPath, similarId } from '#web/paths/paths.ts';
import { AddButton } from './AddButton.tsx';
import { openCard } from './opened-card.ts';
import { Picture } from './Picture.tsx';
import styles from './ProductCard.module.css';
import type { Product } from './product.ts';
import { StruckMrp, UnitPrice } from './UnitPrice.tsx';

type ProductCardProps = {
  product: Product;
  sizes: string;
  /** Its picture is loaded eagerly. */
  priority?: boolean;
  /** Not in the first view. */
  offscreen?: boolean;
  /** Of one pack, where the card is about that. */
  price?: CardPrice;
  /** In place of the sizes of its packs. */
  packLine?: ReactNode;
  /** In place of what one saves. */
  chip?: ReactNode;
  /** In place of Add. */
  action?: ReactNode;
};

/**
 * Spec §2: one card layout for every list of products. Memoized: a list that grows, or whose filter is
 * being changed, renders none of the cards it has.
 */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  priority = false,
  offscreen = false,
  price = product.price,
  packLine,
  chip,
  action,
}: ProductCardProps) {
  const inStock = product.stock > 0;
  const path = productPath(product.slug);
  return (
    <article className={`card ${styles.card}`}>
      <div className={classes(styles.picture, !inStock && styles.faded)}>
        <Picture
          folder="products"
          name={product.imageName}
          alt=""
          sizes={sizes}
          widths={[160, 320, 480]}
          width={320}
          height={320}
          priority={priority}
          offscreen={offscreen}
        />
        {!inStock && (
          <Link
            className={`accent center ${styles.similar}`}
            to={`${path}#${similarId}`}
            onClick={() => openCard(product)}
            aria-label={t.similarTo(product.name)}
          >
            {t.similar}
          </Link>
        )}
      </div>
      {price.percentOff !== undefined && (
        <Badge tone="solid" className={styles.badge}>
          {t.percentOff(formatPercent(price.percentOff))}
        </Badge>
      )}
      <Link
        className={classes('two-lines', 'caption', styles.name)}
        to={path}
        onClick={(click) => openCard(product, click)}
      >
        {unbrokenUnits(product.name)}
      </Link>
      <p className={`muted ${styles.stars}`} aria-hidden="true">
        <span className={styles.starRow} /> {t.starCount}
      </p>
      <p className={styles.price}>
        <UnitPrice price={price} />
      </p>
      <p className={`muted ${styles.line}`}>
        <StruckMrp price={price} />
      </p>
      <p className={`muted ${styles.line}`}>
        {packLine ??
          (product.packs.length > 0 && t.packSizes(product.packs.map((pack) => pack.size)))}
      </p>
      {chip ??
        (price.savePaise !== undefined && (
          <p className={`name ${styles.save}`}>{t.youSave(formatPaise(price.savePaise))}</p>
        ))}
      {action ?? <AddButton product={product} className={styles.add} />}
    </article>
  );
});
