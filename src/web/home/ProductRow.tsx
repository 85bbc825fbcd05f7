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

export function ProductRow({ title, products, delayMs, inView = 0 }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <Carousel title={title} className={styles.row} delayMs={delayMs} labels={t.carousel} arrows>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} offscreen={index >= inView} />
      ))}
    </Carousel>
  );
}
