import type { Refuse } from '#contract/refuse.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { formatPaise } from '#domain/money/money.ts';
import {
  type Allocation,
  type AllocationFault,
  allocateOldest,
  allocationFault,
  isSameTarget,
} from '#domain/payments/allocation.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { settleOrder } from '#server/actions/orders/settle-order.ts';
import { takeNumber } from '#server/queries/invoices/series.ts';
import {
  lockOpenOrders,
  type OpenBill,
  type OpenOrder,
  readOpenBills,
} from '#server/queries/payments/open-items.ts';
import {
  insertReceipt,
  movePayments,
  type NewReceipt,
  type ReceiptRow,
} from '#server/queries/payments/receipts.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';

type Tx = CustomerContext['db'];
export type ReceiptRefuses = Refuse<'more-than-due' | 'key-reused' | 'series-full' | 'not-found'>;

/** Of a receipt, what the person says; its number and day are the shop's. */
export type ReceiptFacts = Pick<
  NewReceipt,
  'customerId' | 'kind' | 'method' | 'amountPaise' | 'operatorId' | 'idempotencyKey' | 'requestHash'
> &
  Partial<Pick<NewReceipt, 'reference' | 'reason' | 'bank' | 'chequeDate' | 'chequeState'>> & {
    now?: Date;
  };

/** Writes a receipt with the next number of its series: the last thing taken that others wait for. */
export async function writeReceipt(
  refuse: Refuse<'key-reused' | 'series-full'>,
  tx: Tx,
  { now = new Date(), ...facts }: ReceiptFacts,
): Promise<ReceiptRow> {
  const day = dayInIndia(now.toISOString());
  const { receiptPrefix } = await readSettings(tx);
  const number = await takeNumber(tx, receiptPrefix, day);
  if (number === undefined) {
    throw refuse('series-full', 'This year’s series of receipts is full: use a shorter prefix.');
  }
  const receipt = await insertReceipt(tx, { ...facts, number, day, createdAt: now });
  if (receipt) return receipt;
  throw keyReused(refuse);
}

export function keyReused(refuse: Refuse<'key-reused'>) {
  return refuse(
    'key-reused',
    'Your first try was recorded after all. Please look at the receipts before you try again.',
  );
}

type Open = (OpenOrder | OpenBill)[];

/**
 * Takes money of a customer whose account is held: it pays what is named, or what is oldest due; the rest is an advance.
 * Orders that are settled by it complete.
 */
export async function takeMoney(
  refuse: ReceiptRefuses,
  tx: Tx,
  facts: ReceiptFacts,
  wanted?: readonly Allocation[],
): Promise<{ receipt: ReceiptRow; paid: Allocation[]; open: Open }> {
  const named = (wanted ?? []).filter(({ kind }) => kind === 'order').map(({ id }) => id);
  const open: Open = [
    ...(await lockOpenOrders(tx, facts.customerId, named)),
    ...(await readOpenBills(tx, facts.customerId)),
  ];
  const fault = wanted && allocationFault(facts.amountPaise, wanted, open);
  if (fault) throw refused(refuse, fault, open);
  const paid = wanted ? [...wanted] : allocateOldest(facts.amountPaise, open);
  const receipt = await writeReceipt(refuse, tx, facts);
  await movePayments(
    tx,
    paid.map((one) => ({ ...one, receipt })),
    receipt.operatorId,
  );
  await settlePaid(tx, paid, open, receipt.operatorId);
  return { receipt, paid, open };
}

/** Completes the orders that nothing is due of any more, and opens those again that are due. */
export async function settlePaid(
  tx: Tx,
  paid: readonly Allocation[],
  open: Open,
  operatorId: number | null,
): Promise<void> {
  const actor =
    operatorId === null
      ? ({ kind: 'job' } as const)
      : ({ kind: 'operator', id: operatorId } as const);
  for (const one of open) {
    const amount = paid.find((other) => isSameTarget(other, one))?.amountPaise ?? 0;
    if (one.kind !== 'order' || amount === 0) continue;
    await settleOrder(tx, { ...one.order, paidPaise: one.order.paidPaise + amount }, actor);
  }
}

function refused(refuse: ReceiptRefuses, fault: AllocationFault, open: Open) {
  if (fault.code === 'named-twice') {
    return refuse('bad-input', 'The same bill is named twice.');
  }
  if (fault.code === 'more-than-received') {
    return refuse('bad-input', 'This is more than was received.');
  }
  if (fault.code === 'not-open') return refuse('more-than-due', 'Nothing is due of this bill.');
  const item = open.find((one) => isSameTarget(one, fault.target));
  const of = item?.number ? ` of ${item.number}` : '';
  return refuse('more-than-due', `Only ${formatPaise(fault.duePaise)} is due${of}.`);
}
