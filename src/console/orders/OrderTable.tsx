import { Link, useLocation, useParams } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { keepFocus, useRoomBeside } from '#console/components/split-view.ts';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import type { useSelection } from '#console/components/use-selection.ts';
import { useMay } from '#console/data/use-me.ts';
import { orderTexts as t } from '#console/messages/orders.ts';
import type { OrderRowWire } from '#contract/console/order.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import { deliveryName } from './delivery-name.ts';
import styles from './OrderTable.module.css';
import { StatusBadge } from './StatusBadge.tsx';

type Selection = ReturnType<typeof useSelection<OrderRowWire>>;

type OrderTableProps = { orders: OrderRowWire[]; selection: Selection; isNarrow: boolean };

export function OrderTable({ orders, selection, isNarrow }: OrderTableProps) {
  const withPrices = useMay()('prices');
  const tickAll = { checked: selection.isWhole, onChange: selection.toggleShown };
  return (
    <TableFrame
      className={classes(styles.orders, isNarrow && styles.narrow)}
      above={
        <label className={classes(styles.tick, styles.all, table.phoneOnly)}>
          <input type="checkbox" {...tickAll} />
          {t.selectAll}
        </label>
      }
      heads={[
        {
          head: <input type="checkbox" aria-label={t.selectAll} {...tickAll} />,
          className: styles.tick,
        },
        t.number,
        t.firm,
        t.status,
        { head: t.placed, className: styles.placed },
        { head: t.delivery, className: styles.delivery },
        figure(t.lines, styles.lines),
        withPrices && figure(t.total),
        withPrices && figure(t.due, styles.due),
      ]}
    >
      {orders.map((order) => (
        <Row
          key={order.id}
          order={order}
          isNarrow={isNarrow}
          ticked={selection.has(order.id)}
          onTick={() => selection.toggle(order)}
        />
      ))}
    </TableFrame>
  );
}

type RowProps = { order: OrderRowWire; isNarrow: boolean; ticked: boolean; onTick: () => void };

function Row({ order, isNarrow, ticked, onTick }: RowProps) {
  const { id, firm_name, city, route, to_refund: toRefund = 0 } = order;
  const room = useRoomBeside();
  const { search } = useLocation();
  const isOpen = useParams().id === String(id);
  return (
    <tr className={classes(ticked && styles.ticked, isOpen && styles.open)}>
      <td className={styles.tick}>
        <label className={`center ${styles.tickTarget}`}>
          <input type="checkbox" aria-label={t.select(id)} checked={ticked} onChange={onTick} />
        </label>
      </td>
      <td className={styles.number}>
        <Link
          className={table.link}
          to={`/orders/${id}${search}`}
          data-order-link={id}
          aria-current={isOpen ? 'true' : undefined}
          {...(room ? { preventScrollReset: true, state: keepFocus } : {})}
        >
          {t.orderNumber(id)}
        </Link>
      </td>
      <td className={classes(styles.firm, !isNarrow && table.longText)} title={firm_name}>
        <span className={table.strong}>{firm_name}</span>{' '}
        <span className={classes(table.muted, styles.place)}>
          {[...new Set([city, route])].filter(Boolean).join(' · ')}
        </span>
        {typeof order.over_credit === 'number' && (
          <>
            {' '}
            <span className={styles.overCredit}>{t.overCredit}</span>
          </>
        )}
        {toRefund > 0 && (
          <span className={classes(styles.besideOnly, styles.toRefund)}>
            {t.giveBackAmount(formatRupees(toRefund))}
          </span>
        )}
      </td>
      <td className={styles.status}>
        <StatusBadge status={order.status} />
      </td>
      <td className={classes(table.muted, styles.placed)}>
        {formatRecent(order.created_at, Date.now())}
      </td>
      <td className={styles.delivery}>{deliveryName(order)}</td>
      <td className={classes(table.number, styles.lines)}>
        {order.line_count}
        <span className={table.phoneOnly}> {t.lineCount(order.line_count).split(' ')[1]}</span>
      </td>
      {order.total_to_pay !== undefined && (
        <>
          <td className={classes(table.number, styles.total)}>
            {formatRupees(order.total_to_pay)}
          </td>
          <Due due={order.due ?? 0} toRefund={toRefund} />
        </>
      )}
    </tr>
  );
}

/** What is due of an order, or what a cancelled one still has to give back. */
function Due({ due, toRefund }: { due: number; toRefund: number }) {
  if (toRefund > 0) {
    return (
      <td className={classes(table.number, styles.due, styles.toRefund)}>
        {t.giveBackAmount(formatRupees(toRefund))}
      </td>
    );
  }
  return (
    <td className={classes(table.number, styles.due, due === 0 && table.muted)} data-label={t.due}>
      {formatRupees(due)}
    </td>
  );
}
