import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { moveNames, orderTexts as t } from '#console/messages/orders.ts';
import { useKeys } from '#console/use-keys.ts';
import { useSubmit } from '#console/use-submit.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { OrderRowWire } from '#contract/console/order.ts';
import { maxOrdersAtOnce } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrderTable } from './OrderTable.tsx';
import { type BulkStatus, SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

type Result = ConsoleOutput<'moveOrders'>;

type OrderListProps = {
  orders: OrderRowWire[];
  isBeside: boolean;
  onResult: (result: Result) => void;
};

export function OrderList({ orders, isBeside, onResult }: OrderListProps) {
  const { revalidate } = useRevalidator();
  const selection = useSelection(orders);
  const [asked, setAsked] = useState<{ ids: number[]; to: BulkStatus }>();
  const { pending, failure, submit } = useSubmit();
  useKeys({ ArrowDown: () => focusRow(1), ArrowUp: () => focusRow(-1) });

  const move = (given: { ids: number[]; to: BulkStatus }) =>
    submit(async () => {
      setAsked(undefined);
      onResult(await moveInBatches(given));
      selection.clear();
      await revalidate();
    });

  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <OrderTable orders={orders} selection={selection} isNarrow={isBeside} />
      {selection.rows.length > 0 && (
        <SelectionBar
          orders={selection.rows}
          pending={pending}
          onMove={(ids, to) => setAsked({ ids, to })}
          onClear={selection.clear}
        />
      )}
      {asked && (
        <Dialog
          title={t.askMove(moveNames[asked.to], asked.ids.length)}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button look="secondary" onClick={() => setAsked(undefined)}>
                {t.notNow}
              </Button>
              <Button onClick={() => move(asked)}>{moveNames[asked.to]}</Button>
            </>
          }
        >
          <p>{t.askMoveText}</p>
        </Dialog>
      )}
    </>
  );
}

/** As many at once as one call takes. */
async function moveInBatches({ ids, to }: { ids: number[]; to: BulkStatus }): Promise<Result> {
  const whole: Result = { moved: [], refused: [] };
  for (let at = 0; at < ids.length; at += maxOrdersAtOnce) {
    const part = await consoleCall('moveOrders', { ids: ids.slice(at, at + maxOrdersAtOnce), to });
    whole.moved.push(...part.moved);
    whole.refused.push(...part.refused);
  }
  return whole;
}

/** Moves the focus along the orders' links, from the one that is open, or the first. */
function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-order-link]')];
  const focused = links.findIndex((link) => link.matches(':focus'));
  const at = focused === -1 ? links.findIndex((link) => link.ariaCurrent) : focused;
  links[at === -1 ? 0 : at + step]?.focus();
}
