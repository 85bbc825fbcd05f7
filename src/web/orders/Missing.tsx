import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Notice } from '#ui/Notice.tsx';
import { orderWords, orderPage as t } from '#web/messages/en/orders.ts';
import { MissingWhy } from './MissingWhy.tsx';
import { missingLines, type Order } from './order.ts';

type MissingProps = { order: Order; className: string | undefined };

/** What the shop does not have of an order, and why; nothing where all of it comes. */
export function Missing({ order, className }: MissingProps) {
  const lines = missingLines(order);
  const { toRefundPaise, status } = order;
  if (lines.length === 0 || status === 'cancelled') return null;
  const isOver = status === 'delivered' || status === 'completed';
  return (
    <div className={className}>
      <Notice tone="info" title={isOver ? t.wasMissingTitle : t.missingTitle}>
        {lines.map(({ id, name, missingPacks, missingReason }) => (
          <span key={id}>
            {t.missingOf(orderWords.packs(missingPacks), unbrokenUnits(name))}{' '}
            <MissingWhy reason={missingReason} />
            <br />
          </span>
        ))}
        {isOver ? t.wasMissingText : t.missingText}
        {toRefundPaise > 0 && ` ${t.restComesBack(formatPaise(toRefundPaise))}`}
      </Notice>
    </div>
  );
}
