import { Link } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { Paging } from '#console/lists/Paging.tsx';
import { reasonNames, stockTexts as t } from '#console/messages/stock.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { MovementWire } from '#contract/console/stock.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import styles from './StockLedger.module.css';

/** Every movement with the stock after it, the latest first. */
export function StockLedger({ ledger }: { ledger: ConsoleOutput<'listStockMovements'> }) {
  const { movements, next, initial_stock } = ledger;
  return (
    <Panel title={t.ledger} id="ledger">
      {movements.length === 0 && <p className="muted">{t.noMovements}</p>}
      {movements.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              <th scope="col">{t.moved}</th>
              <th scope="col">{t.balance}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <Row key={movement.id} movement={movement} />
            ))}
          </tbody>
        </table>
      )}
      {next === null && initial_stock > 0 && <p className="muted">{t.opening(initial_stock)}</p>}
      <Paging next={next} />
    </Panel>
  );
}

function Row({ movement }: { movement: MovementWire }) {
  const { reason, order_id, units, balance, at, actor_name, note } = movement;
  const who = actor_name || t.system;
  return (
    <tr>
      <td>
        {/* The link says it already. */}
        {(reason !== 'order' || order_id === null) && reasonNames[reason]}{' '}
        {order_id !== null && <Link to={`/orders/${order_id}`}>{t.orderNo(order_id)}</Link>}
        <p className="muted">
          {[formatRecent(at, Date.now()), who, note].filter(Boolean).join(' · ')}
        </p>
      </td>
      <td className={classes(styles.number, units > 0 && styles.more)}>
        {units > 0 ? '+' : units < 0 && '−'}
        {groupDigits(String(Math.abs(units)))}
      </td>
      <td className={styles.number}>{groupDigits(String(balance))}</td>
    </tr>
  );
}
