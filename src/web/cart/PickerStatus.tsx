import { earnPaise } from '#domain/cart/cart.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { truckPath } from '#ui/rare-icons.ts';
import type { Product } from '#web/catalogue/product.ts';
import { picker as t } from '#web/messages/en/cart.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { SlotUnits } from './cart-line.ts';
import styles from './Picker.module.css';
import { pickedTotals } from './picked-totals.ts';
import type { PickerState } from './use-picker.ts';

type PickerStatusProps = { product: Product; picker: PickerState };

/** What the chosen packs come to and when they arrive, or why that is not known. */
export function PickerStatus({ product, picker }: PickerStatusProps) {
  const isPending = Object.keys(picker.pending).length > 0;
  return (
    <>
      {picker.isUnknown ? (
        <Unknown onRetry={picker.retry} />
      ) : (
        <Sum product={product} units={picker.units} />
      )}
      {isPending ? (
        <Notice tone="info">{t.pending}</Notice>
      ) : (
        picker.isOffline && <Notice tone="info">{t.offline}</Notice>
      )}
      {picker.isReread && <Notice tone="info">{t.lost}</Notice>}
      {!picker.isStale && !picker.isReread && !isPending && product.stock > 0 && (
        <p className="row muted">
          <PathIcon path={truckPath} small />
          {t.delivery}
        </p>
      )}
    </>
  );
}

function Sum({ product, units }: { product: Product; units: SlotUnits }) {
  const totals = pickedTotals(product, units);
  return (
    <dl className={`wrap ${styles.sum}`} aria-live="polite">
      <div className={styles.subtotal}>
        <dt>{t.subtotal}</dt>
        <dd>{formatPaise(totals.totalToPayPaise)}</dd>
      </div>
      <div className={styles.earn}>
        <dt>{t.youEarn}</dt>
        <dd>{formatPaise(earnPaise(totals))}</dd>
      </div>
    </dl>
  );
}

/** Shown instead of the sum while the cart is unknown. */
function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack gap-2">
      <Notice tone="danger">{t.unknown}</Notice>
      <Button look="secondary" onClick={onRetry}>
        {shell.tryAgain}
      </Button>
    </div>
  );
}
