import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { eInvoiceTexts as t } from '#console/messages/e-invoices.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { EInvoicePaperWire } from '#contract/console/e-invoices.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './EInvoices.module.css';

/** Papers in the order of their numbers: the first has the fewest days left. */
export function PaperTable({ papers }: { papers: readonly EInvoicePaperWire[] }) {
  return <TableCard columns={columns} rows={papers} keyOf={({ id }) => id} />;
}

const columns: Column<EInvoicePaperWire>[] = [
  {
    head: t.paper,
    cell: ({ number, type, date, order_id }) => (
      <>
        <RowLink to={`/orders/${order_id}`}>{number}</RowLink>
        <p className={table.muted}>
          {t.kinds[type]}, {formatTypedDay(date)}
        </p>
      </>
    ),
  },
  {
    head: t.total,
    isNumber: true,
    className: classes(table.strong, table.phoneEnd),
    cell: ({ total }) => formatRupees(total),
  },
  {
    head: t.buyer,
    cell: ({ buyer, gstin }) => (
      <>
        {buyer} <p className={table.muted}>{gstin}</p>
      </>
    ),
  },
  { head: t.portal, className: table.whole, cell: (paper) => <Standing paper={paper} /> },
];

/** How long it can wait and what it lacks, or its file; once registered, what the portal gave it. */
function Standing({ paper }: { paper: EInvoicePaperWire }) {
  const { id, number, days_left, faults, irn, ack_no } = paper;
  if (days_left === null) {
    return (
      <>
        {t.acknowledged(ack_no)}
        <p className={classes(table.muted, styles.irn)}>{irn}</p>
      </>
    );
  }
  const days = (
    <span className={classes(days_left < 7 && styles.soon)}>{t.daysLeft(days_left)}</span>
  );
  if (faults.length > 0) {
    return (
      <>
        {days}
        <p className={styles.fault}>{t.lacks(faults)}</p>
      </>
    );
  }
  return (
    <div className={styles.ready}>
      {days}
      <a
        className={buttonClass('quiet')}
        href={fileAddress('exportEInvoices', { ids: String(id) })}
        aria-label={t.oneOf(number)}
        download
      >
        {t.one}
      </a>
    </div>
  );
}
