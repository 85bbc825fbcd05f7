import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useRights } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { moveNameFor, orderTexts } from '#console/messages/orders.ts';
import { todayTexts as t } from '#console/messages/today.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './OldestOrders.module.css';

type Order = ConsoleOutput<'getToday'>['oldest'][number];

type OldestOrdersProps = { orders: Order[]; step: 'to_accept' | 'to_pack'; count: number };

/** What has waited longest, with its next step in the row. */
export function OldestOrders({ orders, step, count }: OldestOrdersProps) {
  const { revalidate } = useRevalidator();
  const [moving, setMoving] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef(false);
  // The button that was pressed goes with its row: the next one has the focus.
  useEffect(() => {
    if (moved.current && orders) list.current?.querySelector('button')?.focus();
    moved.current = false;
  }, [orders]);
  const { pending, failure, submit } = useSubmit(() => {
    // Somebody else was quicker: what is so now is shown with the words.
    revalidate();
    return false;
  });
  const toAccept = step === 'to_accept';

  const move = ({ id }: Order) => {
    setMoving(id);
    return submit(async () => {
      await consoleCall('moveOrder', { id, to: toAccept ? 'accepted' : 'processing' });
      moved.current = true;
      await revalidate();
    });
  };

  return (
    <Panel
      title={toAccept ? t.toAccept : t.toPack}
      action={
        count > 0 && (
          <Link className={styles.all} to={`/orders?status=${toAccept ? 'active' : 'accepted'}`}>
            {t.all(count)}
          </Link>
        )
      }
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {orders.length === 0 && <p className="muted">{toAccept ? t.noneToAccept : t.noneToPack}</p>}
      <ul ref={list}>
        {orders.map((order) => (
          <Row
            key={order.id}
            order={order}
            isMoving={pending && moving === order.id}
            onMove={() => move(order)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = { order: Order; isMoving: boolean; onMove: () => void };

function Row({ order, isMoving, onMove }: RowProps) {
  const next = nextStatusesFor(order.status, useRights())[0];
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(order.created_at)) / 60_000));
  const name = next && moveNameFor([order], next);
  const number = orderTexts.orderNumber(order.id);
  return (
    <li className={`row ${styles.order}`}>
      <div className={styles.facts}>
        <Link className={styles.firm} to={`/orders/${order.id}`}>
          {order.firm_name}
        </Link>
        <p className={styles.age}>
          {number} ·{' '}
          <span className={classes(minutes >= 24 * 60 && styles.late)}>{t.waits(minutes)}</span>
        </p>
      </div>
      {order.total_to_pay !== undefined && (
        <span className={styles.amount}>{formatRupees(order.total_to_pay)}</span>
      )}
      {name && (
        <Button
          look="secondary"
          aria-label={`${name} ${number}`}
          aria-disabled={isMoving}
          onClick={onMove}
        >
          {isMoving ? orderTexts.moving : name}
        </Button>
      )}
    </li>
  );
}
