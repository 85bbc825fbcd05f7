import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useRights } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { moveNameFor, orderTexts } from '#console/messages/orders.ts';
import { pickingTexts as t } from '#console/messages/picking.ts';
import type { PickingOrderWire } from '#contract/console/print.ts';
import { nextStatusesFor, type OrderStatus } from '#domain/orders/order-status.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Picking.module.css';

type PickingBarProps = { orders: readonly PickingOrderWire[]; picked: number; all: number };

/** How far it is; and once all is picked, the next step of the orders. */
export function PickingBar({ orders, picked, all }: PickingBarProps) {
  const rights = useRights();
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const [refused, setRefused] = useState<string[]>([]);
  const steps = Map.groupBy(orders, ({ status }) => nextStatusesFor(status, rights)[0]);

  const move = (ids: number[], to: Exclude<OrderStatus, 'cancelled'>) =>
    submit(async () => {
      const result = await consoleCall('moveOrders', { ids, to });
      setRefused(result.refused.map(({ id, message }) => t.refused(id, message)));
      await revalidate();
    });

  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {refused.length > 0 && <Notice tone="danger">{refused.join(' ')}</Notice>}
      <ActionBar label={t.picked(picked, all)}>
        <progress className={styles.progress} value={picked} max={all} aria-hidden="true" />
        {picked === all &&
          [...steps].map(
            ([to, some]) =>
              to !== undefined &&
              to !== 'cancelled' && (
                <Button
                  key={to}
                  aria-disabled={pending}
                  onClick={() =>
                    move(
                      some.map(({ id }) => id),
                      to,
                    )
                  }
                >
                  {orderTexts.moveMany(moveNameFor(some, to), some.length)}
                </Button>
              ),
          )}
      </ActionBar>
    </>
  );
}
