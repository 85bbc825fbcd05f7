import { useState } from 'react';
import { Link } from 'react-router';
import { useKeys } from '#console/components/use-keys.ts';
import { useMay } from '#console/data/use-me.ts';
import { printTexts as t } from '#console/messages/print.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { maxOrdersAtOnce } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon, PathIcon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { printPath } from '#ui/rare-icons.ts';
import { fileAddress } from './file-address.ts';
import styles from './PrintButton.module.css';

/** Asks what to print of these orders; so does the key `p`. */
export function PrintButton({ ids }: { ids: readonly number[] }) {
  const [asked, setAsked] = useState(false);
  useKeys({ p: () => setAsked(true) });
  return (
    <>
      <Button look="secondary" onClick={() => setAsked(true)}>
        <PathIcon path={printPath} small />
        {t.print}
      </Button>
      {asked && <PrintDialog ids={ids} onClose={() => setAsked(false)} />}
    </>
  );
}

type PrintDialogProps = { ids: readonly number[]; onClose: () => void };

/** The papers of some orders. A file opens in a tab of its own, where browsers print. */
function PrintDialog({ ids: given, onClose }: PrintDialogProps) {
  const may = useMay();
  const ids = given.join(',');
  const files = [
    { label: t.slips, address: fileAddress('printSlips', { ids }), needs: 'read-orders' },
    {
      label: t.receipts,
      address: fileAddress('printSlips', { ids, paper: '80mm' }),
      needs: 'read-orders',
    },
    { label: t.invoices, address: fileAddress('printInvoices', { ids }), needs: 'prices' },
    {
      label: t.invoicesA5,
      address: fileAddress('printInvoices', { ids, size: 'a5' }),
      needs: 'prices',
    },
    {
      label: t.deliverySheet,
      address: fileAddress('printDeliverySheet', { ids }),
      needs: 'deliveries',
    },
  ] as const;
  return (
    <Dialog title={t.title(given.length)} closeLabel={shellTexts.close} onClose={onClose}>
      {given.length > maxOrdersAtOnce ? (
        <Notice tone="info">{t.tooMany(maxOrdersAtOnce)}</Notice>
      ) : (
        <ul className={styles.papers}>
          <li>
            <Link className={`row gap-3 ${styles.paper}`} to={`/orders/picking?ids=${ids}`}>
              <span>
                {t.picking}
                <span className={`muted ${styles.hint}`}>{t.pickingHint}</span>
              </span>
              <Icon name="chevronRight" small />
            </Link>
          </li>
          {files
            .filter(({ needs }) => may(needs))
            .map(({ label, address }) => (
              <li key={label}>
                <a
                  className={`row gap-3 ${styles.paper}`}
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                >
                  {label}
                  <span className={`muted ${styles.hint}`}>{t.file}</span>
                </a>
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  );
}
