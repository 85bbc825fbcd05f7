import { type Allocation, drawFrom } from '#domain/payments/allocation.ts';
import { duePaise } from '#domain/payments/payments.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import type { LockedOrder } from '#server/queries/orders/change-order.ts';
import { lockOverpaid } from '#server/queries/payments/open-items.ts';
import {
  type Move,
  movePayments,
  readLeft,
  readSourcesOf,
} from '#server/queries/payments/receipts.ts';

type Tx = CustomerContext['db'];

/**
 * What is left of a customer's money pays an order that was just invoiced, the oldest first; also what was paid of
 * other orders beyond what they come to. Account and order are held. Gives the order as it is paid then.
 */
export async function takeAdvance(
  tx: Tx,
  order: LockedOrder,
  operatorId: number,
): Promise<LockedOrder> {
  const wanted = duePaise(order);
  if (wanted === 0) return order;
  const target: Pick<Allocation, 'kind' | 'id'> = { kind: 'order', id: order.id };
  const drawn = drawFrom(wanted, await readLeft(tx, order.customerId));
  const moves: Move[] = drawn.map(({ source, amountPaise }) => {
    return { ...target, receipt: source.receipt, amountPaise };
  });
  const rest = wanted - sumOf(moves);
  const released = rest > 0 ? await release(tx, order, rest) : [];
  const taken = released.map(({ receipt, amountPaise }): Move => {
    return { ...target, receipt, amountPaise: -amountPaise };
  });
  await movePayments(tx, [...released, ...moves, ...taken], operatorId);
  return { ...order, paidPaise: order.paidPaise + sumOf(moves) + sumOf(taken) };
}

/** Moves off overpaid orders, each out of the receipts that paid it, the newest first. */
async function release(tx: Tx, { customerId, id }: LockedOrder, wanted: number): Promise<Move[]> {
  const overpaid = (await lockOverpaid(tx, customerId)).filter(({ order }) => order.id !== id);
  const moves: Move[] = [];
  for (const { source, amountPaise } of drawFrom(wanted, overpaid)) {
    const sources = await readSourcesOf(tx, source.order.id);
    for (const part of drawFrom(amountPaise, sources)) {
      moves.push({
        ...{ kind: 'order', id: source.order.id, receipt: part.source.receipt },
        ...{ amountPaise: -part.amountPaise, reason: `For order #${id}` },
      });
    }
  }
  return moves;
}

function sumOf(moves: readonly { amountPaise: number }[]): number {
  return moves.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
