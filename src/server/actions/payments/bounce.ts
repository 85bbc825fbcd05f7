import type { Refuse } from '#contract/refuse.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import type { Allocation } from '#domain/payments/allocation.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { insertBill } from '#server/queries/payments/bills.ts';
import { lockOpenOrders } from '#server/queries/payments/open-items.ts';
import {
  insertReceipt,
  type Move,
  movePayments,
  type ReceiptRow,
  readAllocations,
  setChequeState,
} from '#server/queries/payments/receipts.ts';
import { settlePaid } from './take-money.ts';

type Tx = CustomerContext['db'];

export type Bounce = { reason: string; chargePaise: number; operatorId: number; now?: Date };

/**
 * A cheque that did not clear, of a customer whose account is held: what it paid is due again, what was left of it is
 * gone, and the charge is one more bill. Completed orders open again.
 */
export async function bounce(
  refuse: Refuse<'wrong-state'>,
  tx: Tx,
  cheque: ReceiptRow,
  { reason, chargePaise, operatorId, now = new Date() }: Bounce,
): Promise<ReceiptRow> {
  const paid = await readAllocations(tx, cheque.id);
  const orderIds = paid.flatMap(({ orderId }) => orderId ?? []);
  const open = await lockOpenOrders(tx, cheque.customerId, orderIds);
  const day = dayInIndia(now.toISOString());
  const back = await insertReceipt(tx, {
    ...{ customerId: cheque.customerId, kind: 'bounce', method: 'cheque', day, reason, operatorId },
    ...{ amountPaise: -cheque.amountPaise, bouncedId: cheque.id },
    ...{ reference: cheque.reference, bank: cheque.bank },
    idempotencyKey: `bounce of ${cheque.id}`,
  });
  if (!back) throw refuse('wrong-state', 'This cheque has bounced already.');
  const taken = paid.map(({ orderId, billId, amountPaise }): Allocation => {
    const target =
      orderId === null
        ? { kind: 'bill' as const, id: billId ?? 0 }
        : { kind: 'order' as const, id: orderId };
    return { ...target, amountPaise: -amountPaise };
  });
  const leftPaise = cheque.amountPaise - cheque.allocatedPaise;
  const left: Move[] =
    leftPaise > 0
      ? [{ kind: 'refund', id: back.id, receipt: cheque, amountPaise: leftPaise, reason }]
      : [];
  const moves = taken.map((one): Move => ({ ...one, receipt: back, reason }));
  await movePayments(tx, [...moves, ...left], operatorId);
  await setChequeState(tx, [cheque.id], 'bounced');
  if (chargePaise > 0) {
    await insertBill(tx, {
      ...{ kind: 'charge', customerId: cheque.customerId, bounceId: back.id, day, dueDay: day },
      ...{ number: `CHQ-${cheque.number ?? cheque.id}`, amountPaise: chargePaise, operatorId },
    });
  }
  await settlePaid(tx, taken, open, operatorId);
  return back;
}
