import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import sums from '#console/components/sums.module.css';
import { orderTexts as t } from '#console/messages/orders.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import { buttonClass } from '#ui/Button.tsx';
import styles from './OrderScreen.module.css';

type OrderInvoiceProps = { invoice: NonNullable<OrderDetailWire['invoice']> };

/** The paper that went with the goods, to be opened and printed. */
export function OrderInvoice({ invoice: { id, number, date, total, due } }: OrderInvoiceProps) {
  const papers = [
    { label: t.invoiceA4, address: fileAddress('printInvoice', { id }) },
    { label: t.invoiceA5, address: fileAddress('printInvoice', { id, size: 'a5' }) },
    { label: t.invoiceCopies, address: fileAddress('printInvoice', { id, copy: 'all' }) },
  ];
  return (
    <Panel title={t.invoice(number)}>
      <dl className={sums.sums}>
        <dt className="muted">{formatDay(`${date}T12:00:00+05:30`)}</dt>
        <dd>{formatRupees(total)}</dd>
        <dt className="strong">{t.due}</dt>
        <dd className="strong">{formatRupees(due)}</dd>
      </dl>
      <div className={styles.links}>
        {papers.map(({ label, address }) => (
          <a
            key={label}
            className={buttonClass('secondary')}
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            {label}
          </a>
        ))}
      </div>
    </Panel>
  );
}
