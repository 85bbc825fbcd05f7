import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserLog } from '#client/log.ts';
import { browserCall } from '#web/api.ts';
import { CardSkeleton } from '#web/catalogue/CardSkeleton.tsx';
import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { buyAgainPath } from '#web/paths.ts';
import { useUserId } from '#web/use-user.ts';
import styles from './BuyAgain.module.css';
import { readBuyAgain } from './home-data.ts';

/** Follows the cards per width of the style sheet, and the largest picture of a card. */
const sizes =
  '(max-width: 21em) calc(71.4vw - 41px), (max-width: 768px) min(47.6vw - 37px, 240px), (max-width: 992px) min(30vw - 43px, 240px), (max-width: 1200px) calc(19vw - 39px), 153px';

/** As many as the widest screen shows. */
const placeholders = [0, 1, 2, 3, 4, 5, 6];

/**
 * What a shopkeeper ordered lately comes first: most orders repeat the last ones. Stands still.
 * undefined: the page came from the server, which knows only that there is something.
 */
export function BuyAgain({ products: given }: { products: Product[] | undefined }) {
  const t = useMessages();
  const products = useOwnProducts(given);
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby="buy-again" aria-busy={products === undefined}>
      <h2>
        <Link className={styles.title} to={buyAgainPath}>
          <span id="buy-again">{t.buyAgain}</span> <b>{t.seeAll}</b>
        </Link>
      </h2>
      <ul className={styles.row}>
        {products?.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizes} offscreen={index >= 2} />
          </li>
        )) ??
          placeholders.map((index) => (
            <li key={index}>
              <CardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  );
}

function useOwnProducts(given: Product[] | undefined): Product[] | undefined {
  const userId = useUserId();
  const [read, setRead] = useState<Product[]>();
  useEffect(() => {
    if (given) return;
    let left = false;
    readBuyAgain(browserCall, browserLog, userId).then((products) => {
      if (!left) setRead(products);
    });
    return () => {
      left = true;
    };
  }, [given, userId]);
  return given ?? read;
}
