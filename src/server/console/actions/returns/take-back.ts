import type { Refuse } from '#contract/refuse.ts';
import type { Actor } from '#domain/actor.ts';
import { isBinned } from '#domain/invoices/credit-value.ts';
import type { Settlement } from '#domain/invoices/settlement.ts';
import { formatPaise } from '#domain/money/money.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import { duePaise, toRefundPaise } from '#domain/payments/payments.ts';
import { type PlannedReturn, planReturn, type WantedReturn } from '#domain/returns/plan-return.ts';
import { type Returnable, readReturnable } from '#server/actions/invoices/invoiced-lines.ts';
import { writeCreditNote } from '#server/actions/invoices/write-credit-note.ts';
import { settleOrder } from '#server/actions/orders/settle-order.ts';
import { auditPapers } from '#server/console/actions/orders/audit-papers.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import type { CreditNoteRow } from '#server/queries/invoices/credit-notes.ts';
import type { InvoiceRow } from '#server/queries/invoices/invoices.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { type LockedOrder, lockOrder } from '#server/queries/orders/change-order.ts';
import { fillBins } from '#server/queries/returns/bins.ts';
import { moveStock } from '#server/queries/stock/move-stock.ts';
import { lockStocks, notifyCatalogue } from '#server/queries/stock/stock-ledger.ts';
import { placeReplacement } from './place-replacement.ts';

type Tx = OperatorContext['db'];
type Refuses = Refuse<
  'more-than-invoiced' | 'wrong-status' | 'too-little-stock' | 'cannot-invoice'
>;

export type TakeBack = {
  wanted: readonly WantedReturn[];
  settle: Settlement;
  reason: string;
  reasonHi?: string;
  key: string;
  requestHash: string;
};

/** Takes goods back of an invoice whose order is locked: paper, stock, bins and what is due are one transaction. */
export async function takeBack(
  refuse: Refuses,
  context: Pick<OperatorContext, 'operator' | 'caller' | 'audit'>,
  tx: Tx,
  { invoice, order }: { invoice: InvoiceRow; order: LockedOrder },
  { wanted, settle, ...facts }: TakeBack,
): Promise<CreditNoteRow> {
  const { operator, audit } = context;
  const actor = { kind: 'operator', id: operator.id } as const;
  refuseStatus(refuse, order, settle);
  const returnable = await readReturnable(tx, invoice.id);
  const lines = planned(refuse, returnable, wanted);
  const productOf = new Map(returnable.lines.map(({ row }) => [row.id, row.productId]));
  const goods = lines
    .filter(({ condition }) => condition !== 'price')
    .map((line) => ({ ...line, productId: productOf.get(line.lineId) ?? 0 }));
  await lockStocks(tx, [...new Set(goods.map(({ productId }) => productId))]);
  await moveStock(tx, saleable(goods), { reason: 'return', actor, orderId: order.id });
  const replacementOrderId =
    settle === 'replacement'
      ? await placeReplacement(refuse, tx, { order, returnable, lines, actor, key: facts.key })
      : undefined;
  const note = await writeCreditNote(refuse, tx, invoice, lines, {
    ...facts,
    ...{ operatorId: operator.id, replacementOrderId },
  });
  await fillBins(tx, binned(goods, note));
  await tell(tx, note, order, actor);
  await audit(tx, `order ${order.id}`, {
    after: {
      ...{ credit_note: note.number, amount: note.totalPaise / 100, reason: note.reason, settle },
      units: goods.reduce((sum, { units }) => sum + units, 0),
      ...(replacementOrderId && { replacement: `#${replacementOrderId}` }),
    },
  });
  await auditPapers(context, tx, order, { creditNote: note });
  await notifyCatalogue(tx);
  return note;
}

/** Goods come back once they have left; what is to be replaced was delivered, so that cancelling never doubles it. */
function refuseStatus(refuse: Refuses, { id, status }: LockedOrder, settle: Settlement): void {
  const isDelivered = status === 'delivered' || status === 'completed';
  if (isDelivered || (status === 'out_for_delivery' && settle === 'credit')) return;
  const message =
    status === 'cancelled'
      ? `Order #${id} is cancelled: its invoice has been taken back whole.`
      : `Order #${id} is not delivered yet: goods are replaced after that.`;
  throw refuse('wrong-status', message, { status });
}

function planned(
  refuse: Refuses,
  { lines, invoiced, credited }: Returnable,
  wanted: readonly WantedReturn[],
): PlannedReturn[] {
  const named = new Set(wanted.map((one) => `${one.lineId} ${one.condition} ${one.batch}`));
  if (named.size < wanted.length) throw badField('lines', 'must not name the same twice');
  const plan = planReturn(invoiced, credited, wanted);
  if ('lines' in plan) return plan.lines;
  const { lineId, left } = plan;
  const name = lines.find(({ row }) => row.id === lineId)?.row.name;
  if (!left || name === undefined) {
    throw refuse('not-found', 'There is no such line on this invoice.', { line_id: lineId });
  }
  const worth = left.taxablePaise + left.cgstPaise + left.sgstPaise + left.igstPaise;
  throw refuse(
    'more-than-invoiced',
    `${name}: only ${left.units} unit(s), worth ${formatPaise(worth)}, have not come back yet.`,
    { line_id: lineId, left: left.units },
  );
}

type Goods = PlannedReturn & { productId: number };

function saleable(goods: readonly Goods[]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { productId, condition, units: count } of goods) {
    if (condition === 'saleable') units.set(productId, (units.get(productId) ?? 0) + count);
  }
  return units;
}

function binned(goods: readonly Goods[], note: CreditNoteRow) {
  return goods
    .flatMap(({ productId, condition, units }) =>
      isBinned(condition) ? [{ productId, condition, units }] : [],
    )
    .map((one) => ({ ...one, creditNoteId: note.id, operatorId: note.operatorId }));
}

async function tell(tx: Tx, note: CreditNoteRow, before: LockedOrder, actor: Actor): Promise<void> {
  const order = (await lockOrder(tx, before.id)) ?? before; // with what the note takes off it
  await settleOrder(tx, order, actor);
  const { id: orderId, customerId } = order;
  const replacementId = note.replacementOrderId ?? undefined;
  await notify(tx, [
    {
      customerId,
      news: {
        kind: 'credit-note',
        ...{ orderId, number: note.number, totalPaise: note.totalPaise, replacementId },
        ...{ duePaise: duePaise(order), toRefundPaise: toRefundPaise(order) },
      },
      path: orderPath(orderId),
    },
  ]);
}
