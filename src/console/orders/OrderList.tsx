import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { useKeys } from '#console/use-keys.ts';
import { useSubmit } from '#console/use-submit.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { OrderRowWire } from '#contract/console/order.ts';
import { Notice } from '#ui/Notice.tsx';
import { MoveResult } from './MoveResult.tsx';
import { OrderTable } from './OrderTable.tsx';
import { type BulkStatus, SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

type Result = ConsoleOutput<'moveOrders'>;

export function OrderList({ orders }: { orders: OrderRowWire[] }) {
  const { revalidate } = useRevalidator();
  const selection = useSelection(orders.map(({ id }) => id));
  const [result, setResult] = useState<Result>();
  const { pending, failure, submit } = useSubmit();
  useKeys({ ArrowDown: () => focusRow(1), ArrowUp: () => focusRow(-1) });

  const move = (ids: number[], to: BulkStatus) =>
    submit(async () => {
      setResult(await consoleCall('moveOrders', { ids, to }));
      selection.clear();
      await revalidate();
    });

  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <OrderTable orders={orders} selection={selection} />
      {selection.ids.length > 0 && (
        <SelectionBar
          orders={orders.filter(({ id }) => selection.has(id))}
          pending={pending}
          onMove={move}
          onClear={selection.clear}
        />
      )}
      {result && <MoveResult result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}

/** Moves the focus along the orders' links, from the first where none has it. */
function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-order-link]')];
  const at = links.findLastIndex((link) => link.matches(':focus'));
  links[at === -1 ? 0 : at + step]?.focus();
}
