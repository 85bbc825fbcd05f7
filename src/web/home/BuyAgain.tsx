import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './BuyAgain.module.css';
import { productSizes } from './ProductRow.tsx';

/** What a shopkeeper ordered lately comes first: most orders repeat the last ones. Stands still. */
export function BuyAgain({ products }: { products: Product[] }) {
  const t = useMessages();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="buy-again">
      <h2 className={styles.title} id="buy-again">
        {t.buyAgain}
      </h2>
      <ul className={styles.row}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={productSizes} offscreen={index >= 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
