import { moveNames, orderTexts as t } from '#console/messages/orders.ts';
import { ActionBar } from '#console/parts/ActionBar.tsx';
import { PrintButton } from '#console/print/PrintButton.tsx';
import { useMe } from '#console/use-me.ts';
import type { OrderRowWire } from '#contract/console/order.ts';
import { nextStatusesFor, type OrderStatus } from '#domain/order-status.ts';
import { Button } from '#ui/Button.tsx';

/** Cancelling needs a reason, so it is done one by one. */
export type BulkStatus = Exclude<OrderStatus, 'cancelled'>;

type SelectionBarProps = {
  orders: OrderRowWire[];
  pending: boolean;
  onMove: (ids: number[], to: BulkStatus) => void;
  onClear: () => void;
};

/** One button for each next step among what is selected, with how many orders it moves. */
export function SelectionBar({ orders, pending, onMove, onClear }: SelectionBarProps) {
  const { role } = useMe();
  const steps = Map.groupBy(orders, ({ status }) => nextStatusesFor(status, role)[0]);
  return (
    <ActionBar label={t.selected(orders.length)}>
      <Button look="quiet" onClick={onClear}>
        {t.clearSelection}
      </Button>
      <PrintButton ids={orders.map(({ id }) => id)} />
      {[...steps].map(
        ([to, some]) =>
          to !== undefined &&
          to !== 'cancelled' && (
            <Button
              key={to}
              aria-disabled={pending}
              onClick={() =>
                onMove(
                  some.map(({ id }) => id),
                  to,
                )
              }
            >
              {t.moveMany(moveNames[to], some.length)}
            </Button>
          ),
      )}
    </ActionBar>
  );
}
