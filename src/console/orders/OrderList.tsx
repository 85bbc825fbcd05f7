import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useKeys } from '#console/components/use-keys.ts';
import { useSelection } from '#console/components/use-selection.ts';
import { consoleCall } from '#console/data/api.ts';
import { useRights } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import {
  movedAs,
  moveFollows,
  moveNameFor,
  moveQuestion,
  orderTexts as t,
} from '#console/messages/orders.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { OrderRowWire } from '#contract/console/order.ts';
import { maxOrdersAtOnce } from '#domain/limits.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { Notice } from '#ui/Notice.tsx';
import { Question } from '#ui/Question.tsx';
import { focusedOrderId, focusRow } from './focused-row.ts';
import { OrderTable } from './OrderTable.tsx';
import { type BulkStatus, SelectionBar } from './SelectionBar.tsx';

type Result = ConsoleOutput<'moveOrders'>;
type Move = { orders: OrderRowWire[]; to: BulkStatus };

/** `done`: what became of those that moved, in words that follow their count. */
export type MoveOutcome = Result & { done: string };

type OrderListProps = {
  orders: OrderRowWire[];
  isBeside: boolean;
  onResult: (result: MoveOutcome) => void;
};

export function OrderList({ orders, isBeside, onResult }: OrderListProps) {
  const { revalidate } = useRevalidator();
  const selection = useSelection(orders);
  const [asked, setAsked] = useState<Move>();
  const { pending, failure, submit } = useSubmit();

  const move = (given: Move) =>
    submit(async () => {
      setAsked(undefined);
      const result = await moveInBatches(given);
      onResult({ ...result, done: movedAs(given.orders, given.to) });
      selection.clear();
      await revalidate();
    });

  const [told, setTold] = useState<string>();
  const accepts = nextStatusesFor('active', useRights()).includes('accepted');

  /** The order whose row has the focus; without one, that of the screen beside. */
  function accept() {
    const id = focusedOrderId();
    if (id === undefined && isBeside) return false;
    const order = orders.find((one) => one.id === id);
    if (order?.status !== 'active') return setTold(order ? t.notToAccept(order.id) : t.noneMarked);
    return submit(async () => {
      await consoleCall('moveOrder', { id: order.id, to: 'accepted' });
      await revalidate();
      setTold(t.accepted(order.id));
    });
  }
  useKeys({
    ArrowDown: () => focusRow(1),
    ArrowUp: () => focusRow(-1),
    a: accepts ? accept : undefined,
  });

  return (
    <>
      {told !== undefined && <Notice tone="info">{told}</Notice>}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <OrderTable orders={orders} selection={selection} isNarrow={isBeside} />
      {selection.rows.length > 0 && (
        <SelectionBar
          orders={selection.rows}
          pending={pending}
          onMove={(some, to) => setAsked({ orders: some, to })}
          onClear={selection.clear}
        />
      )}
      {asked && (
        <Question
          title={moveQuestion(asked.orders, asked.to)}
          text={moveFollows(asked.orders, asked.to)}
          keep={t.notNow}
          yes={moveNameFor(asked.orders, asked.to)}
          look="primary"
          onYes={() => move(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** As many at once as one call takes. */
async function moveInBatches({ orders, to }: Move): Promise<Result> {
  const ids = orders.map(({ id }) => id);
  const whole: Result = { moved: [], refused: [] };
  for (let at = 0; at < ids.length; at += maxOrdersAtOnce) {
    const part = await consoleCall('moveOrders', { ids: ids.slice(at, at + maxOrdersAtOnce), to });
    whole.moved.push(...part.moved);
    whole.refused.push(...part.refused);
  }
  return whole;
}
