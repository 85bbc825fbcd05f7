import { sql } from 'drizzle-orm';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { between } from '#demo/assemble/seed.ts';
import { known } from '#demo/fill/catalogue.ts';
import { planReturn } from '#domain/returns/plan-return.ts';
import { readReturnable } from '#server/actions/invoices/invoiced-lines.ts';
import { issueInvoice } from '#server/actions/invoices/issue-invoice.ts';
import { writeCreditNote } from '#server/actions/invoices/write-credit-note.ts';
import { settleOrder } from '#server/actions/orders/settle-order.ts';
import { takeAdvance } from '#server/actions/payments/take-advance.ts';
import type { Db } from '#server/db/connect.ts';
import { findInvoiceOfOrder } from '#server/queries/invoices/invoices.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import { moveStock } from '#server/queries/stock/move-stock.ts';
import type { YearShop } from './year-money.ts';
import type { Sending } from './year-orders.ts';

const refuse = consoleRefusalsOf('moveOrder');
const refuseNote = consoleRefusalsOf('createCreditNote');
const creditDays = 15;
/** Of a thousand delivered orders, so many have goods that come back. */
const returnsOfThousand = 40;

/** Each with its invoice, which takes what was paid ahead; the day's events are written at once. */
export async function sendOut(tx: Db, shop: YearShop, leaving: readonly Sending[]): Promise<void> {
  const { operatorId } = shop;
  const inTime = leaving.toSorted((a, b) => a.outAt.localeCompare(b.outAt));
  for (const { id, isPickup, outAt, deliveredAt } of inTime) {
    const order = known(await lockOrder(tx, id)); // nobody else is in the shop: accounts need not be held first
    await lockAccount(tx, order.customerId);
    const now = new Date((isPickup ? deliveredAt : outAt) ?? outAt);
    await issueInvoice(refuse, tx, order, { operatorId, creditDays, now });
    await takeAdvance(tx, order, operatorId);
  }
  const sent = leaving.filter(({ isPickup }) => !isPickup);
  await writeStatus(
    tx,
    shop,
    'out_for_delivery',
    sent.map(({ id, outAt: at }) => ({ id, at })),
  );
}

export async function deliver(tx: Db, shop: YearShop, arrived: readonly Sending[]): Promise<void> {
  const rows = arrived.map(({ id, deliveredAt }) => ({ id, at: deliveredAt ?? '' }));
  await writeStatus(tx, shop, 'delivered', rows);
  const ids = arrived.map(({ id }) => id);
  await settlePaid(tx, shop, ids);
}

/** What was paid ahead completes at once. */
async function settlePaid(tx: Db, { operatorId }: YearShop, ids: readonly number[]) {
  await tx.execute(sql`with settled as (
      update orders set status = 'completed' where id = any(${sql.param(ids)}::int[])
        and paid_paise + covered_paise >= total_to_pay_paise - credited_paise returning id, updated_at)
    insert into order_events (order_id, kind, status, actor, actor_id, at)
    select id, 'status', 'completed', 'operator', ${operatorId}::int, updated_at from settled`);
}

async function writeStatus(
  tx: Db,
  { operatorId }: YearShop,
  status: 'out_for_delivery' | 'delivered',
  rows: { id: number; at: string }[],
): Promise<void> {
  await tx.execute(sql`with told as (
      select id, at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id int, at timestamptz)
    ), moved as (
      update orders o set status = ${status}, updated_at = at from told where told.id = o.id returning o.id, at)
    insert into order_events (order_id, kind, status, actor, actor_id, at)
    select id, 'status', ${status}, 'operator', ${operatorId}::int, at from moved order by at`);
}

/** A few units of a line that are as good as new. */
export async function takeSomeBack(
  tx: Db,
  { operatorId, evening: now }: YearShop,
  arrived: readonly Sending[],
): Promise<void> {
  for (const { id } of arrived) {
    if (between(`return ${id}`, 1, 1_000) > returnsOfThousand) continue;
    const order = known(await lockOrder(tx, id));
    await lockAccount(tx, order.customerId);
    const invoice = known(await findInvoiceOfOrder(tx, id));
    const { lines, invoiced, credited } = await readReturnable(tx, invoice.id);
    const { row, left } = known(lines[0]);
    const units = between(`units ${id}`, 1, left.units);
    const wanted = [{ lineId: row.id, condition: 'saleable' as const, units, batch: '' }];
    const plan = planReturn(invoiced, credited, wanted);
    if (!('lines' in plan)) continue;
    const actor = { kind: 'operator', id: operatorId } as const;
    await moveStock(tx, new Map([[row.productId, units]]), {
      reason: 'return',
      actor,
      orderId: id,
    });
    const reason = 'Not what was wanted';
    await writeCreditNote(refuseNote, tx, invoice, plan.lines, {
      ...{ operatorId, reason, key: `year ${id}`, now },
    });
    await settleOrder(tx, known(await lockOrder(tx, id)), actor);
  }
}
