import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import rows from '#console/components/row-link.module.css';
import table from '#console/components/table.module.css';
import { cashBookTexts as t } from '#console/messages/cash-book.ts';
import { methodNames, orderTexts } from '#console/messages/orders.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';

type CashBookPayment = ConsoleOutput<'getCashBook'>['payments'][number];

export function CashBookTable({ payments }: { payments: CashBookPayment[] }) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t.order}</th>
            <th scope="col" className={table.number}>
              {t.amount}
            </th>
            <th scope="col">{t.firm}</th>
            <th scope="col">{t.method}</th>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.by}</th>
            <th scope="col">{t.details}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ payment }: { payment: CashBookPayment }) {
  const { order_id, amount, firm_name, method, at, operator, reference, reason } = payment;
  return (
    <tr className={rows.row}>
      <td>
        <Link className={rows.link} to={`/orders/${order_id}`}>
          {orderTexts.orderNumber(order_id)}
        </Link>
      </td>
      <td className={classes(table.number, table.strong)}>{formatRupees(amount)}</td>
      <td>{firm_name}</td>
      <td className={table.phoneEnd}>{methodNames[method]}</td>
      <td className={table.muted}>{formatRecent(at, Date.now())}</td>
      <td className={classes(table.muted, table.phoneEnd)}>{operator}</td>
      <td className={classes(table.whole, table.muted)}>
        {[reference, reason].filter(Boolean).join(' · ')}
      </td>
    </tr>
  );
}
