import { formatPaise } from '#domain/money/money.ts';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import styles from './RepackStrip.module.css';
import type { RepackOffer } from './repack-offers.ts';

type RepackStripProps = { offer: RepackOffer; pending: boolean; onRepack: () => void };

/** The same units would cost less in other packs: one tap changes them. */
export function RepackStrip({ offer, pending, onRepack }: RepackStripProps) {
  const { wanted, instead, savedPaise, name } = offer;
  return (
    <div className={styles.strip}>
      <p className={styles.text}>
        {t.repack(wanted, instead)} <strong>{t.repackSaves(formatPaise(savedPaise))}</strong>
      </p>
      <button
        type="button"
        className="text-link"
        aria-label={t.repackOf(name)}
        aria-disabled={pending}
        onClick={pending ? undefined : onRepack}
      >
        {t.repackIt}
      </button>
    </div>
  );
}
