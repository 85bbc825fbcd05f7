import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { browserCall } from '#web/data/api.ts';
import { priceAlert as t } from '#web/messages/en/cart.ts';
import { cartPath, invoicePath, isBuying } from '#web/paths/paths.ts';
import { cartNow, readCart } from './cart-store.ts';
import styles from './PriceAlert.module.css';
import { rememberPreviousPrices } from './previous-prices.ts';

/** Spec §2: shown while prices in the cart changed since the customer last looked. */
export function PriceAlert({ userId }: { userId: number }) {
  const count = useChangedPrices(userId);
  const { settle, tries } = useSettle(userId);
  if (count === 0) return null;
  return (
    // A new key mounts the dialog again if Escape closed it but marking failed.
    <Dialog
      key={tries}
      title={t.title}
      closeLabel={t.close}
      onClose={settle}
      actions={<Button onClick={settle}>{t.toCart}</Button>}
    >
      <p className={`faint ${styles.text}`}>{t.text(count)}</p>
    </Dialog>
  );
}

/** Read on every navigation, except in the cart, in checkout and after it. */
function useChangedPrices(userId: number): number {
  const { key, pathname } = useLocation();
  const [changed, setChanged] = useState({ count: 0, key });
  const quiet = isBuying(pathname) || pathname === invoicePath;

  useEffect(() => {
    if (quiet) return;
    const abort = new AbortController();
    browserCall('getPriceUpdateNotificationCount', { user_id: userId }, abort.signal).then(
      ({ count }) => setChanged({ count, key }),
      (error: unknown) => browserLog('price alert', error),
    );
    return () => abort.abort();
  }, [userId, key, quiet]);

  return !quiet && changed.key === key ? changed.count : 0;
}

/** Spec §4: marks the alert as clicked, then leads to the cart; if marking fails it stays. */
function useSettle(userId: number) {
  const navigate = useNavigate();
  const [tries, setTries] = useState(0);

  async function settle(): Promise<void> {
    try {
      if (cartNow().lines === undefined) await readCart();
      rememberPreviousPrices(cartNow().lines ?? []);
      await browserCall('markPriceUpdateClicked', { user_id: userId });
      await navigate(cartPath);
    } catch (error) {
      browserLog(t.markFailed, error);
      setTries((before) => before + 1);
    }
  }

  return { settle, tries };
}
