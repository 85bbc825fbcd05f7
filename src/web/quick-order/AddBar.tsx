import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { reorder } from '#web/messages/en/reorder.ts';
import type { OfferedLine } from '#web/reorder/reorder-line.ts';
import styles from './AddBar.module.css';
import type { QuickOrderControl } from './use-quick-order.ts';

type AddBarProps = { offered: readonly OfferedLine[]; paise: number; control: QuickOrderControl };

/** Total and button, in sight however long the list is; gone where nothing can be added. */
export function AddBar({ offered, paise, control }: AddBarProps) {
  const packs = offered.reduce((sum, { offer }) => sum + offer.packs, 0);
  const busy = control.adding.busy.length > 0;
  if (packs === 0) return null;
  return (
    <div className={`row between ${styles.bar}`} data-action-bar>
      <p>
        {reorder.total} <strong className={styles.total}>{formatPaise(paise)}</strong>
      </p>
      <Button aria-disabled={busy} onClick={busy ? undefined : () => control.add(offered)}>
        {busy ? reorder.adding : reorder.add(packs)}
      </Button>
    </div>
  );
}
