import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { chatPath, downloadPath, printPath, sharePath } from '#ui/rare-icons.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { invoice as t } from '#web/messages/en/orders.ts';
import { shareLink } from '#web/paths/share-link.ts';
import { sharedUrl } from '#web/paths/shared-url.ts';
import { whatsAppLink } from '#web/paths/whatsapp-link.ts';
import styles from './Invoice.module.css';
import type { Order } from './order.ts';
import { invoicePdfPath, orderPath } from './order-paths.ts';
import { ShareInvoice } from './ShareInvoice.tsx';

export function InvoiceActions({ order }: { order: Order }) {
  const root = useRootData();
  const [word, setWord] = useState('');
  const amount = formatPaise(order.totals.totalToPayPaise);
  const title = t.shareText(order.id, root?.settings?.shop_name ?? '', amount);
  const url = sharedUrl(root?.origin, orderPath(order.id));

  async function share() {
    try {
      const done = await shareLink({ title, url });
      if (done === 'copied') setWord(t.copied);
    } catch (error) {
      browserLog('share', error);
      setWord(t.notCopied);
    }
  }

  return (
    <div className={styles.actions}>
      {/* Another server's shop makes no files here. */}
      {!onlyInBrowser && (
        <a className={buttonClass('secondary')} href={invoicePdfPath(order.id)} download>
          <PathIcon path={downloadPath} small />
          {order.invoice ? t.numbered(order.invoice.number) : t.download}
        </a>
      )}
      <Button look="secondary" onClick={() => window.print()}>
        <PathIcon path={printPath} small />
        {t.print}
      </Button>
      {/* The order's page is for its customer; an invoice has an address of its own for others. */}
      {!onlyInBrowser && order.invoice ? (
        <ShareInvoice invoice={order.invoice} />
      ) : (
        <>
          <a
            className={buttonClass('secondary')}
            href={whatsAppLink(`${title}\n${url}`)}
            target="_blank"
            rel="noreferrer"
          >
            <PathIcon path={chatPath} small />
            {t.whatsApp}
          </a>
          <Button look="secondary" onClick={share}>
            <PathIcon path={sharePath} small />
            {t.share}
          </Button>
        </>
      )}
      <p className={`muted ${styles.word}`} role="status">
        {word}
      </p>
    </div>
  );
}
