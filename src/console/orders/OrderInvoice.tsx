import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import sums from '#console/components/sums.module.css';
import { useMay } from '#console/data/use-me.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import { buttonClass } from '#ui/Button.tsx';
import styles from './OrderScreen.module.css';
import { ShareInvoice } from './ShareInvoice.tsx';

type OrderInvoiceProps = {
  order: OrderDetailWire;
  invoice: NonNullable<OrderDetailWire['invoice']>;
};

/** The paper that went with the goods, to be opened and printed. */
export function OrderInvoice({ order, invoice }: OrderInvoiceProps) {
  const { id, number, date, total, due } = invoice;
  const { status, credited = 0 } = order;
  const mayTakeBack = useMay()('payments');
  const isOut = ['out_for_delivery', 'delivered', 'completed'].includes(status);
  const papers = [
    { label: t.invoiceA4, address: fileAddress('printInvoice', { id }) },
    { label: t.invoiceA5, address: fileAddress('printInvoice', { id, size: 'a5' }) },
    { label: t.invoiceCopies, address: fileAddress('printInvoice', { id, copy: 'all' }) },
  ];
  return (
    <Panel
      title={t.invoice(number)}
      action={
        isOut &&
        mayTakeBack && (
          <Link className={buttonClass('secondary')} to={`/orders/${order.id}/take-back`}>
            {t.takeBack}
          </Link>
        )
      }
    >
      <dl className={sums.sums}>
        <dt className="muted">{formatDay(`${date}T12:00:00+05:30`)}</dt>
        <dd>{formatRupees(total)}</dd>
        {credited > 0 && (
          <>
            <dt>{t.credited}</dt>
            <dd>{formatRupees(-credited)}</dd>
          </>
        )}
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
      <ShareInvoice invoice={invoice} phone={order.phone} />
    </Panel>
  );
}
