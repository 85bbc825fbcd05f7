import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { ActionOutput } from '#contract/index.ts';
import { cardPrice } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { type UsualLine, usualLines } from '#web/buy-again/buy-again-data.ts';
import type { CartLine } from '#web/cart/cart-line.ts';
import { pendingPacks } from '#web/cart/pending-packs.ts';
import { useCart } from '#web/cart/use-cart.ts';
import cardStyles from '#web/catalogue/ProductCard.module.css';
import { ProductCard } from '#web/catalogue/ProductCard.tsx';
import { reorder, buyAgain as t } from '#web/messages/en/reorder.ts';
import { shell } from '#web/messages/en/shell.ts';
import { AddManyAlert } from '#web/reorder/AddManyAlert.tsx';
import { offeredLines } from '#web/reorder/reorder-line.ts';
import { type AddMany, useAddMany } from '#web/reorder/use-add-many.ts';
import styles from './UsualCards.module.css';

/** Follows the cards per width of the row's style sheet, and the largest picture of a card. */
const sizes =
  '(max-width: 21em) 96px, (max-width: 768px) min(47.6vw - 37px, 240px), (max-width: 992px) min(30vw - 43px, 240px), (max-width: 1200px) calc(19vw - 39px), 153px';

export type UsualAnswer = ActionOutput<'getBuyAgain'>;

/** Each product with its usual packs: a tap adds them. */
export function UsualCards({ answer }: { answer: UsualAnswer }) {
  const lines = useMemo(() => usualLines(answer), [answer]);
  const cart = useCart();
  const waiting = pendingPacks(cart.queue);
  const adding = useAddMany();
  const { revalidate } = useRevalidator();
  return (
    <>
      {lines.map((line, index) => (
        <li key={line.id}>
          <UsualCard
            line={line}
            inCart={(cart.lines ?? []).filter((held) => held.productId === line.id)}
            pending={waiting.find((one) => one.productId === line.id)?.by ?? 0}
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
  pending: number;
  adding: AddMany;
  onRefused: () => void;
  offscreen: boolean;
};

function UsualCard({ line, inCart, pending, adding, onRefused, offscreen }: UsualCardProps) {
  const [offered] = offeredLines([line], inCart);
  if (!offered || !line.product) return null;
  const { pack, packs, problem } = offered.offer;
  const held = inCart.find((one) => one.slot === pack?.slot)?.packs ?? 0;
  const busy = adding.busy.includes(line.id);
  const price = pack && cardPrice(pack.mrpPaise, [pack.pricePaise]);
  const save = price?.savePaise;
  const inside = pending > 0 ? t.pending(pending) : held > 0 && t.inCart(held);
  return (
    <ProductCard
      product={line.product}
      sizes={sizes}
      offscreen={offscreen}
      price={price}
      packLine={pack && t.yourPack(reorder.packName(pack.packaging, pack.size))}
      chip={
        <p
          className={classes('name', cardStyles.save, styles.chip, pending > 0 && styles.pending)}
          aria-live="polite"
        >
          {inside || (save !== undefined && shell.youSave(formatPaise(save)))}
        </p>
      }
      action={
        packs > 0 ? (
          <Button
            look="secondary"
            className={styles.add}
            aria-label={t.addUsual(packs, line.name)}
            aria-disabled={busy}
            onClick={busy ? undefined : () => adding.addOne(line, onRefused)}
          >
            {busy ? reorder.adding : reorder.add(packs)}
          </Button>
        ) : problem === 'out-of-stock' ? (
          <Button look="secondary" className={styles.add} disabled>
            {reorder.problems[problem]}
          </Button>
        ) : undefined
      }
    />
  );
}
