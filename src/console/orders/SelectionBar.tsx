import { ActionBar } from '#console/components/ActionBar.tsx';
import { useRights } from '#console/data/use-me.ts';
import { moveNameFor, orderTexts as t } from '#console/messages/orders.ts';
import { PrintButton } from '#console/print/PrintButton.tsx';
import type { OrderRowWire } from '#contract/console/order.ts';
import { nextStatusesFor, type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts';
import { Button } from '#ui/Button.tsx';

/** Cancelling needs a reason, so it is done one by one. */
export type BulkStatus = Exclude<OrderStatus, 'cancelled'>;

const bulkStatuses = orderStatuses.filter((status) => status !== 'cancelled');

type SelectionBarProps = {
  orders: OrderRowWire[];
  pending: boolean;
  onMove: (orders: OrderRowWire[], to: BulkStatus) => void;
  onClear: () => void;
};

/** One button for each next step among what is selected, with how many orders it moves. */
export function SelectionBar({ orders, pending, onMove, onClear }: SelectionBarProps) {
  const rights = useRights();
  const byStep = Map.groupBy(orders, ({ status }) => nextStatusesFor(status, rights)[0]);
  // What is not paid completes by itself once it is.
  const paid = byStep.get('completed')?.filter(({ due = 0 }) => due === 0);
  const steps = bulkStatuses.flatMap((to) => {
    const some = to === 'completed' ? paid : byStep.get(to);
    return some && some.length > 0 ? [{ to, some }] : [];
  });
  return (
    <ActionBar label={t.selected(orders.length)}>
      <Button look="quiet" onClick={onClear}>
        {t.clearSelection}
      </Button>
      <PrintButton ids={orders.map(({ id }) => id)} />
      {/* The order in which orders go; what comes first among them is what waits longest. */}
      {steps.map(({ to, some }, index) => (
        <Button
          key={to}
          look={index === 0 ? 'primary' : 'secondary'}
          aria-disabled={pending}
          onClick={() => onMove(some, to)}
        >
          {t.moveMany(moveNameFor(some, to), some.length)}
        </Button>
      ))}
    </ActionBar>
  );
}
