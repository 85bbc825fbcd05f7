import { memo, type ReactNode, useRef, useState } from 'react';
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
import { useCardStepper } from './picker-store.ts';
import type { Product } from './product.ts';
import { StruckMrp, UnitPrice } from './UnitPrice.tsx';

type ProductCardProps = {
  product: Product;
  /** Its picture is loaded eagerly. */
  priority?: boolean;
  /** Not in the first view. */
  offscreen?: boolean;
  /** Of one pack, where the card is about that. */
  price?: CardPrice;
  /** In place of the sizes of its packs. */
  packLine?: ReactNode;
  /** In place of Add. */
  action?: ReactNode;
};

/**
 * Spec §2: one card layout for every list of products. Memoized: a list that grows, or whose filter is
 * being changed, renders none of the cards it has.
 */
export const ProductCard = memo(function ProductCard({
  product,
  priority = false,
  offscreen = false,
  price = product.price,
  packLine,
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
          sizes="(max-width: 899px) 112px, 160px"
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
        <Badge tone="line" className={styles.badge}>
          {t.percentOff(formatPercent(price.percentOff))}
        </Badge>
      )}
      <Link
        className={classes('two-lines', styles.name)}
        to={path}
        onClick={(click) => openCard(product, click)}
      >
        {unbrokenUnits(product.name)}
      </Link>
      <div className={styles.figures} data-compact="">
        <p className={styles.flow}>
          <UnitPrice price={price} /> <StruckMrp price={price} />
        </p>
        <p className={`muted ${styles.flow}`}>
          {packLine ?? (product.packs[0] && <PackSizes product={product} />)}
          <span className={styles.stars} aria-hidden="true">
            <span className={styles.starRow} />
            {t.starCount}
          </span>
        </p>
      </div>
      <div className={styles.foot}>
        {price.savePaise !== undefined && (
          <p className={styles.save}>{t.youSave(formatPaise(price.savePaise))}</p>
        )}
        <CardAction product={product}>{action ?? <AddButton product={product} />}</CardAction>
      </div>
    </article>
  );
});

/** "10·50·100": the pack of each, in a narrow card. */
function PackSizes({ product: { packs } }: { product: Product }) {
  const sizes = packs.map((pack) => pack.size);
  return (
    <span>
      <span className="visually-hidden">{t.packSizes(sizes)}</span>
      <span aria-hidden="true">{sizes[1] ? sizes.join('·') : t.packSizes(sizes)}</span>
    </span>
  );
}

/** Add, or what stands for it; what the cart holds, once the scripts of the cart are there. */
function CardAction({ product, children }: { product: Product; children: ReactNode }) {
  const Stepper = useCardStepper();
  const place = useRef<HTMLDivElement>(null);
  const [inCart, setInCart] = useState(false);
  return (
    <div ref={place} className={styles.action} data-in-cart={inCart}>
      {Stepper && <Stepper product={product} place={place} onShow={setInCart} />}
      {!inCart && children}
    </div>
  );
}
