import { memo } from 'react';
import { classes } from '#ui/classes.ts';
import { CardSkeleton } from '#web/catalogue/CardSkeleton.tsx';
import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { listing } from '#web/messages/en/listing.ts';
import { cardId } from './card-in-view.ts';
import styles from './ProductGrid.module.css';

type ProductGridProps = {
  products: Product[];
  /** Spec §2: the brand grid has 5 columns on large screens. */
  wide: boolean;
  /** Placeholder cards at the end. */
  placeholders: number;
};

/** Pictures loaded eagerly, and how many cards the first view of any screen shows. */
const eagerPictures = 2;
const inView = 8;

/** Memoized: a tap on a filter shows at once, and does not render the list it is about to change. */
export const ProductGrid = memo(function ProductGrid({
  products,
  wide,
  placeholders,
}: ProductGridProps) {
  return (
    <ul className={classes(styles.grid, wide && styles.wide)} aria-label={listing.products}>
      {products.map((product, index) => (
        <li
          key={product.id}
          id={cardId(product.id)}
          className={index >= inView ? styles.offscreen : undefined}
        >
          <ProductCard
            product={product}
            priority={index < eagerPictures}
            offscreen={index >= inView}
          />
        </li>
      ))}
      {Array.from({ length: placeholders }, (_, index) => (
        <li key={`placeholder ${index}`} aria-hidden="true">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
});
