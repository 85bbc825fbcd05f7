import type { Refuse } from '#contract/refuse.ts';
import { formatPaise } from '#domain/money/money.ts';
import { drawFrom } from '#domain/payments/allocation.ts';
import { givablePaise } from '#domain/payments/payments.ts';
import { isUncleared } from '#domain/payments/receipts.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { settleOrder } from '#server/actions/orders/settle-order.ts';
import type { LockedOrder } from '#server/queries/orders/change-order.ts';
import { lockOverpaid } from '#server/queries/payments/open-items.ts';
import {
  type Move,
  movePayments,
  type ReceiptRow,
  readLeft,
  readUnclearedOf,
} from '#server/queries/payments/receipts.ts';
import { type ReceiptFacts, writeReceipt } from './take-money.ts';

type Tx = CustomerContext['db'];
type Refuses = Refuse<'more-than-paid' | 'key-reused' | 'series-full'>;
type Facts = ReceiptFacts & { operatorId: number; reason: string };

/** Money back of one order, whose customer's account and itself are held: at most what was paid of it and has cleared. */
export async function giveBackOfOrder(
  refuse: Refuses,
  tx: Tx,
  order: LockedOrder,
  facts: Facts,
): Promise<ReceiptRow> {
  const uncleared = await readUnclearedOf(tx, order.id);
  const most = Math.max(givablePaise(order) - uncleared, 0);
  refuseMore(refuse, -facts.amountPaise, { most, uncleared });
  const receipt = await writeReceipt(refuse, tx, facts);
  await takeOff(tx, receipt, [{ order, amountPaise: -facts.amountPaise }], facts);
  return receipt;
}

/**
 * Money back of a customer whose account is held, at most their credit: what is left of receipts first, then what was
 * paid of orders beyond what they come to. A cheque that may still bounce is no credit.
 */
export async function giveBack(refuse: Refuses, tx: Tx, facts: Facts): Promise<ReceiptRow> {
  const all = await readLeft(tx, facts.customerId);
  const left = all.filter(({ receipt }) => !isUncleared(receipt.chequeState));
  const overpaid = await lockClearedOverpaid(tx, facts.customerId);
  const wanted = -facts.amountPaise;
  const most = sumOf(left) + sumOf(overpaid);
  refuseMore(refuse, wanted, { most, uncleared: sumOf(all) - sumOf(left) });
  const receipt = await writeReceipt(refuse, tx, facts);
  const drawn = drawFrom(wanted, left);
  await movePayments(
    tx,
    drawn.map(({ source, amountPaise }): Move => {
      return { kind: 'refund', id: receipt.id, receipt: source.receipt, amountPaise };
    }),
    facts.operatorId,
  );
  const rest = wanted - drawn.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const ofOrders = drawFrom(rest, overpaid).map(({ source, amountPaise }) => {
    return { order: source.order, amountPaise };
  });
  await takeOff(tx, receipt, ofOrders, facts);
  return receipt;
}

async function lockClearedOverpaid(tx: Tx, customerId: number) {
  const overpaid = [];
  for (const { order, leftPaise } of await lockOverpaid(tx, customerId)) {
    const uncleared = await readUnclearedOf(tx, order.id);
    const cleared = Math.max(givablePaise(order) - uncleared, 0);
    overpaid.push({ order, leftPaise: Math.min(leftPaise, cleared) });
  }
  return overpaid;
}

type OfOrder = { order: LockedOrder; amountPaise: number };

/** The receipt takes amounts off orders, which are due again where they were not overpaid. */
async function takeOff(
  tx: Tx,
  receipt: ReceiptRow,
  some: readonly OfOrder[],
  { operatorId, reason }: Facts,
): Promise<void> {
  await movePayments(
    tx,
    some.map(({ order, amountPaise }): Move => {
      return { kind: 'order', id: order.id, receipt, amountPaise: -amountPaise, reason };
    }),
    operatorId,
  );
  for (const { order, amountPaise } of some) {
    const after = { ...order, paidPaise: order.paidPaise - amountPaise };
    await settleOrder(tx, after, { kind: 'operator', id: operatorId });
  }
}

function refuseMore(
  refuse: Refuses,
  wanted: number,
  { most, uncleared }: { most: number; uncleared: number },
): void {
  if (wanted <= most) return;
  const held =
    uncleared > 0 ? ` ${formatPaise(uncleared)} came by cheque and has not cleared yet.` : '';
  const words =
    most === 0
      ? 'Nothing is left to give back.'
      : `At most ${formatPaise(most)} can be given back.`;
  throw refuse('more-than-paid', `${words}${held}`);
}

function sumOf(some: readonly { leftPaise: number }[]): number {
  return some.reduce((sum, { leftPaise }) => sum + leftPaise, 0);
}
