import { Carousel } from '#ui/Carousel.tsx';
import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import styles from './ProductRow.module.css';

type ProductRowProps = {
  title: string;
  products: Product[];
  delayMs: number;
  /** How many cards the first view of a phone shows. */
  inView?: number;
};

/** Follows the slides per width of the style sheet, and the largest picture of a card. */
const sizes =
  '(max-width: 768px) min(50vw - 34px, 240px), (max-width: 992px) min(33vw - 40px, 240px), (max-width: 1200px) calc(20vw - 37px), 164px';

export function ProductRow({ title, products, delayMs, inView = 0 }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <Carousel title={title} className={styles.row} delayMs={delayMs} labels={t.carousel} arrows>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} sizes={sizes} offscreen={index >= inView} />
      ))}
    </Carousel>
  );
}
