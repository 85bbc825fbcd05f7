import { formatPaise } from '#domain/money.ts';
import { Button } from '#ui/Button.tsx';
import { useCart } from '#web/cart/use-cart.ts';
import { useReorderMessages } from '#web/messages/use-reorder-messages.ts';
import { offeredLines, offerTotalPaise } from '#web/reorder/reorder-line.ts';
import { MatchedRow } from './MatchedRow.tsx';
import { wishOf } from './matched-line.ts';
import styles from './QuickOrder.module.css';
import type { QuickOrderControl } from './use-quick-order.ts';

type MatchedListProps = { control: QuickOrderControl; isShared: boolean };

/** What was understood, with what the shop can give of it, and the button that adds it all. */
export function MatchedList({ control, isShared }: MatchedListProps) {
  const { reorder, quickOrder: t } = useReorderMessages();
  const cart = useCart();
  const known = control.lines.filter((line) => line.product);
  if (known.length === 0) return null;
  const offered = offeredLines(known.flatMap(wishOf), cart.lines ?? []);
  const packs = offered.reduce((sum, { offer }) => sum + offer.packs, 0);
  const paise = offered.reduce((sum, { offer }) => sum + offerTotalPaise(offer), 0);
  const busy = control.adding.busy.length > 0;
  const title = isShared ? t.sharedLines : t.found(known.length);
  return (
    <section className={styles.part}>
      {isShared && <p className={styles.muted}>{t.sharedLead(known.length, formatPaise(paise))}</p>}
      <h2 className={styles.partTitle}>{title}</h2>
      <ul className={styles.lines} aria-label={title}>
        {known.map((line, i) => (
          <MatchedRow key={line.id} line={line} offered={offered[i]} control={control} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p>
          {reorder.total} <strong className={styles.total}>{formatPaise(paise)}</strong>
        </p>
        <Button
          aria-disabled={busy || packs === 0}
          onClick={busy || packs === 0 ? undefined : () => control.add(offered)}
        >
          {busy ? reorder.adding : reorder.add(packs)}
        </Button>
      </div>
    </section>
  );
}
