import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AccountPills } from '#web/account/AccountPills.tsx';
import { pendingPacks } from '#web/cart/pending-packs.ts';
import { useCart } from '#web/cart/use-cart.ts';
import type { Product } from '#web/catalogue/product.ts';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { ProductGrid } from '#web/listing/ProductGrid.tsx';
import { buyAgain } from '#web/messages/en/reorder.ts';
import { AddManyAlert } from '#web/reorder/AddManyAlert.tsx';
import { ReviewSheet } from '#web/reorder/ReviewSheet.tsx';
import { type OfferedLine, offeredLines } from '#web/reorder/reorder-line.ts';
import { useAddMany } from '#web/reorder/use-add-many.ts';
import styles from './BuyAgainPage.module.css';
import type { Usual, UsualLine } from './buy-again-data.ts';
import { UsualRow } from './UsualRow.tsx';

/** undefined: still loading in the browser. */
export function BuyAgainPage({ usual }: { usual: Usual | FailedRead | undefined }) {
  const known = isFailedRead(usual) ? undefined : usual?.lines;
  const [reviewed, setReviewed] = useState<OfferedLine[]>();
  const cart = useCart();
  return (
    <div className="page stack">
      <AccountPills />
      <div className={`row between ${styles.head}`}>
        <h1>
          {buyAgain.title}{' '}
          {known !== undefined && known.length > 0 && (
            <span className={`muted ${styles.count}`}>{buyAgain.count(known.length)}</span>
          )}
        </h1>
        {known !== undefined && known.length > 0 && (
          <Button
            look="secondary"
            onClick={() => setReviewed(offeredLines(known, cart.lines ?? []))}
          >
            {buyAgain.addAll}
          </Button>
        )}
      </div>
      <NoScriptNotice />
      {isFailedRead(usual) && <ReadFailed read={usual} />}
      {usual === undefined && <Waiting />}
      {known?.length === 0 && !isFailedRead(usual) && (
        <Nothing products={usual?.bestSelling ?? []} />
      )}
      {known !== undefined && known.length > 0 && <Rows lines={known} />}
      {reviewed && (
        <ReviewSheet
          title={buyAgain.review}
          lines={reviewed}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </div>
  );
}

function Rows({ lines }: { lines: UsualLine[] }) {
  const cart = useCart();
  const waiting = pendingPacks(cart.queue);
  const adding = useAddMany();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ul className="stack gap-2" aria-label={buyAgain.title}>
        {lines.map((line) => (
          <UsualRow
            key={line.id}
            line={line}
            inCart={(cart.lines ?? []).filter((held) => held.productId === line.id)}
            pending={waiting.find((one) => one.productId === line.id)?.by ?? 0}
            busy={adding.busy.includes(line.id)}
            onAdd={() => adding.addOne(line, revalidate)}
          />
        ))}
      </ul>
      <AddManyAlert adding={adding} />
    </>
  );
}

/** Before the first order. */
function Nothing({ products }: { products: Product[] }) {
  if (products.length > 0) {
    return (
      <section className="stack" aria-labelledby="best-selling">
        <p className="muted">{buyAgain.empty}</p>
        <h2 id="best-selling">{buyAgain.bestSelling}</h2>
        <ProductGrid products={products} wide={false} placeholders={0} />
      </section>
    );
  }
  return <EmptyWithLink scene="khata" text={buyAgain.empty} to="/shop" label={buyAgain.toShop} />;
}

function Waiting() {
  return (
    <div className="stack gap-2" role="status">
      <span className="visually-hidden">{buyAgain.loading}</span>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className={styles.waiting ?? ''} />
      ))}
    </div>
  );
}
