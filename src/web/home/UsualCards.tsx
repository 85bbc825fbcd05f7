import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { ActionOutput } from '#contract/index.ts';
import { cardPrice } from '#domain/catalogue/pricing.ts';
import { Button } from '#ui/Button.tsx';
import { type UsualLine, usualLines } from '#web/buy-again/buy-again-data.ts';
import type { CartLine } from '#web/cart/cart-line.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import { reorder, buyAgain as t } from '#web/messages/en/reorder.ts';
import { AddManyAlert } from '#web/reorder/AddManyAlert.tsx';
import { offeredLines } from '#web/reorder/reorder-line.ts';
import { type AddMany, useAddMany } from '#web/reorder/use-add-many.ts';
import styles from './UsualCards.module.css';

export type UsualAnswer = ActionOutput<'getBuyAgain'>;

/** Each product with its usual packs: a tap adds them. */
export function UsualCards({ answer }: { answer: UsualAnswer }) {
  const lines = useMemo(() => usualLines(answer), [answer]);
  const cart = useCart();
  const adding = useAddMany();
  const { revalidate } = useRevalidator();
  return (
    <>
      {lines.map((line, index) => (
        <li key={line.id}>
          <UsualCard
            line={line}
            inCart={(cart.lines ?? []).filter((held) => held.productId === line.id)}
            adding={adding}
            onRefused={revalidate}
            offscreen={index >= 2}
          />
        </li>
      ))}
      <AddManyAlert adding={adding} />
    </>
  );
}

type UsualCardProps = {
  line: UsualLine;
  inCart: readonly CartLine[];
  adding: AddMany;
  onRefused: () => void;
  offscreen: boolean;
};

function UsualCard({ line, inCart, adding, onRefused, offscreen }: UsualCardProps) {
  const [offered] = offeredLines([line], inCart);
  if (!offered || !line.product) return null;
  const { pack, packs, problem } = offered.offer;
  const busy = adding.busy.includes(line.id);
  const price = pack && cardPrice(pack.mrpPaise, [pack.pricePaise]);
  return (
    <ProductCard
      product={line.product}
      offscreen={offscreen}
      price={price}
      packLine={pack && <span>{reorder.packName(pack.packaging, pack.size)}</span>}
      action={
        packs > 0 ? (
          <Button
            look="secondary"
            className={styles.add}
            data-wide
            aria-label={t.addUsual(packs, line.name)}
            aria-disabled={busy}
            onClick={busy ? undefined : () => adding.addOne(line, onRefused)}
          >
            {busy ? reorder.adding : reorder.add(packs)}
          </Button>
        ) : problem === 'out-of-stock' ? (
          <Button look="secondary" className={styles.add} data-wide disabled>
            {reorder.problems[problem]}
          </Button>
        ) : undefined
      }
    />
  );
}
