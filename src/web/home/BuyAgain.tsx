import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './BuyAgain.module.css';

/** Follows the cards per width of the style sheet, and the largest picture of a card. */
const sizes =
  '(max-width: 21em) calc(71.4vw - 41px), (max-width: 768px) min(47.6vw - 37px, 240px), (max-width: 992px) min(30vw - 43px, 240px), (max-width: 1200px) calc(19vw - 39px), 153px';

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
            <ProductCard product={product} sizes={sizes} offscreen={index >= 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
