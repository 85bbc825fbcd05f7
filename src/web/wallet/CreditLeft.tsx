import type { AccountWire } from '#contract/payments.ts';
import { classes } from '#ui/classes.ts';
import { wallet as t } from '#web/messages/en/wallet.ts';
import { money } from './money.ts';
import styles from './WalletPage.module.css';

/** Where a limit was agreed. */
export function CreditLeft({ credit: { limit, used, left } }: Pick<AccountWire, 'credit'>) {
  if (limit === null || left === null) return null;
  const isOver = left < 0;
  return (
    <div className="stack gap-1">
      <p className={classes('row between', isOver && 'danger')}>
        <span>{isOver ? t.overLimit(money(-left)) : t.creditLeft}</span>
        <span className="figures">
          {!isOver && <strong>{money(left)}</strong>}{' '}
          <span className="muted">{t.creditOf(money(limit))}</span>
        </span>
      </p>
      <progress
        className={styles.limit}
        aria-label={t.creditLeft}
        max={Math.max(limit, 1)}
        value={Math.max(limit - Math.max(used, 0), 0)}
      />
    </div>
  );
}
