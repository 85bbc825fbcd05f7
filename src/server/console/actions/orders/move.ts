import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { Refusal } from '#contract/refusal.ts';
import { isInvoicedAt } from '#domain/invoices/invoiced-at.ts';
import { formatPaise } from '#domain/money/money.ts';
import { mayMoveTo, nextStatusesFor, type OrderStatus } from '#domain/orders/order-status.ts';
import { duePaise } from '#domain/payments/payments.ts';
import { creditWhole } from '#server/actions/invoices/credit-whole.ts';
import { type Returnable, readReturnable } from '#server/actions/invoices/invoiced-lines.ts';
import { issueInvoice } from '#server/actions/invoices/issue-invoice.ts';
import { cancelOrder, moveOrder } from '#server/actions/orders/move-order.ts';
import { settleOrder } from '#server/actions/orders/settle-order.ts';
import { takeAdvance } from '#server/actions/payments/take-advance.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import type { CreditNoteRow } from '#server/queries/invoices/credit-notes.ts';
import { findInvoiceOfOrder, type InvoiceRow } from '#server/queries/invoices/invoices.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import type { LockedOrder } from '#server/queries/orders/change-order.ts';
import { findAnyOrder } from '#server/queries/orders/console-orders.ts';
import { auditPapers } from './audit-papers.ts';
import { lockTheirOrder } from './own-orders.ts';

const refuse = consoleRefusalsOf('moveOrder');

type Move = { id: number; to: OrderStatus; reason: string; reasonHi?: string };

/** What a role may never do is told apart from what an order's status does not allow. */
export function requireMoveTo(to: OrderStatus, operator: OperatorContext['operator']): void {
  if (!mayMoveTo(to, operator))
    throw new Refusal('not-allowed', 'Your role does not include this.');
}

/** Moves one order in a transaction of its own, and tells the customer; gives the status it has then. */
export function moveOne(context: OperatorContext, move: Move): Promise<OrderStatus> {
  const { db, operator, audit } = context;
  const actor = { kind: 'operator', id: operator.id } as const;
  return db.transaction(async (tx) => {
    const account = await lockAccountForPaper(tx, move);
    const order = await lockTheirOrder(tx, operator, move.id);
    refuseMove(order.status, move, operator);
    const papers = await moveWithPapers(tx, order, move, { operatorId: operator.id, account });
    // What the customer has paid ahead pays what was just invoiced.
    const paid = papers.invoice ? await takeAdvance(tx, order, operator.id) : order;
    const status = await settleOrder(tx, { ...paid, status: move.to }, actor);
    await audit(tx, `order ${order.id}`, {
      before: { status: order.status },
      after: { status, ...toldWhy(move), ...numbersOf(papers) },
    });
    await auditPapers(context, tx, order, papers);
    return status;
  });
}

/** Of an order whose step writes a paper, an invoice or the credit note of a cancelled one: accounts are held before orders. */
async function lockAccountForPaper(tx: Db, { id, to }: Move): Promise<Account | undefined> {
  const { customerId, deliveryType } = existing(await findAnyOrder(tx, id), 'order');
  const isPaper = to === 'cancelled' || isInvoicedAt(to, deliveryType);
  return isPaper ? lockAccount(tx, customerId) : undefined;
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

type Papers = { invoice?: InvoiceRow | undefined; creditNote?: CreditNoteRow | undefined };

function numbersOf({ invoice, creditNote }: Papers) {
  return {
    ...(invoice ? { invoice: invoice.number } : {}),
    ...(creditNote ? { credit_note: creditNote.number } : {}),
  };
}

/** Moves the order with the paper that the step writes. */
async function moveWithPapers(
  tx: Db,
  order: LockedOrder,
  { to, reason, reasonHi = '' }: Move,
  { operatorId, account }: { operatorId: number; account: Account | undefined },
): Promise<Papers> {
  const actor = { kind: 'operator', id: operatorId } as const;
  const known = await findInvoiceOfOrder(tx, order.id);
  if (known && to === 'completed') refuseUnpaid(order);
  if (to === 'cancelled') {
    if (!known) {
      await cancelOrder(refuse, tx, order, { actor, reason, reasonHi });
      return {};
    }
    // What a credit note has brought back already does not come back again.
    const returnable = await readReturnable(tx, known.id);
    const outside = stillOutside(returnable);
    await cancelOrder(refuse, tx, order, { actor, reason, reasonHi, outside });
    const by = { operatorId, reason, reasonHi };
    return { creditNote: await creditWhole(refuse, tx, known, returnable, by) };
  }
  // Its number is the last thing taken that others wait for; the step's own rows are this order's alone.
  const isIssued = !known && isInvoicedAt(to, order.deliveryType);
  const invoice = isIssued
    ? await issueInvoice(refuse, tx, order, {
        operatorId,
        creditDays: account?.creditDays ?? 0,
      })
    : undefined;
  await moveOrder(refuse, tx, order, to, actor);
  return { invoice };
}

function stillOutside({ lines }: Returnable): Map<number, number> {
  const units = new Map<number, number>();
  for (const { row, left } of lines) {
    if (left.units > 0) units.set(row.productId, (units.get(row.productId) ?? 0) + left.units);
  }
  return units;
}

function refuseMove(
  from: OrderStatus,
  { to, reason }: Move,
  operator: OperatorContext['operator'],
): void {
  if (!nextStatusesFor(from, operator).includes(to)) {
    throw refuse('wrong-status', `This order is ${words(from)}; it cannot become ${words(to)}.`, {
      status: from,
    });
  }
  if (to === 'cancelled' && reason === '') {
    throw refuse('reason-missing', 'Please say why: the customer reads it.');
  }
}

function toldWhy({ reason, reasonHi }: Move): { reason?: string; reason_hi?: string } {
  return { ...(reason && { reason }), ...(reasonHi && { reason_hi: reasonHi }) };
}

/** Completed means that nothing is due of its invoice: then it is by itself. */
function refuseUnpaid(order: LockedOrder): void {
  const due = duePaise(order);
  if (due === 0) return;
  const message = `${formatPaise(due)} is still due of its invoice: it completes by itself once that is paid or credited.`;
  throw refuse('wrong-status', message, { status: order.status });
}

/** out_for_delivery → out for delivery */
function words(status: OrderStatus): string {
  return status.replaceAll('_', ' ');
}
