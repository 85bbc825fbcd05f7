import { Button } from '#ui/Button.tsx';
import { listing as t } from '#web/messages/en/listing.ts';
import { shell } from '#web/messages/en/shell.ts';
import styles from './LoadMore.module.css';
import type { MoreProducts } from './use-more-products.ts';

/** Above a list that does not begin with its first page, as after a reload further down. */
export function LoadBefore({ more }: { more: MoreProducts }) {
  const { shown, statusBefore: status, isReading, loadBefore } = more;
  const label = status === 'loading' ? t.loadingBefore : t.showBefore;
  if (shown.from === 1) return null;
  return (
    <div className={styles.before}>
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          {t.beforeFailed}
        </p>
      )}
      <Button
        look="secondary"
        className={styles.press}
        aria-disabled={isReading}
        onClick={loadBefore}
      >
        {status === 'failed' ? shell.tryAgain : label}
      </Button>
    </div>
  );
}
