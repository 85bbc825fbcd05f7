import { Link } from 'react-router';
import { earnPaise, type ProceedBlock, proceedBlock } from '#domain/cart/cart.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { minimumPayablePaise } from '#domain/limits.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import { buyAgainPath, checkoutPath } from '#web/paths/paths.ts';
import type { CartLine } from './cart-line.ts';
import styles from './Proceed.module.css';

type ProceedProps = { lines: readonly CartLine[]; totals: Totals; isWaiting: boolean };

const whyId = 'proceed-why';

/** Spec §5: goes on to checkout, or says what holds it back. On phones it sticks to the bottom. */
export function Proceed({ lines, totals, isWaiting }: ProceedProps) {
  const block = proceedBlock(lines, totals.totalToPayPaise, isWaiting);
  return (
    <div className={styles.proceed} data-action-bar>
      {block && <Why block={block} payablePaise={totals.totalToPayPaise} />}
      <div className={styles.row}>
        {/* Said by the summary above it. */}
        <p className={styles.sums} aria-hidden="true">
          <strong className={styles.payable}>{formatPaise(totals.totalToPayPaise)}</strong>
          <span className={styles.earn}>
            {t.youEarn} {formatPaise(earnPaise(totals))}
          </span>
        </p>
        {block ? (
          <Button className={styles.button} disabled aria-describedby={whyId}>
            {t.proceed}
          </Button>
        ) : (
          <Link className={buttonClass('primary', styles.button)} to={checkoutPath}>
            {t.proceed}
          </Link>
        )}
      </div>
    </div>
  );
}

function Why({ block, payablePaise }: { block: ProceedBlock; payablePaise: number }) {
  if (block.why !== 'below-minimum') {
    const isWaiting = block.why === 'waiting';
    return (
      <p className={isWaiting ? styles.waiting : styles.danger} id={whyId} role="status">
        {isWaiting ? t.waitingBlock : t.outOfStockBlock}
      </p>
    );
  }
  return (
    <div className={styles.minimum}>
      <p id={whyId} role="status">
        {t.minimumBlock(formatPaise(block.missingPaise))}
      </p>
      <progress
        className={styles.progress}
        max={minimumPayablePaise}
        value={payablePaise}
        aria-label={t.minimumProgress}
      />
      {!onlyInBrowser && (
        <Link className={`text-link ${styles.usual}`} to={buyAgainPath}>
          {t.usual}
        </Link>
      )}
    </div>
  );
}
