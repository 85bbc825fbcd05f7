import { eq, sql } from 'drizzle-orm';
import type { ConsoleInput } from '#contract/console/index.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { postingLines } from '#server/db/schema/ledger.ts';
import { settings } from '#server/db/schema/shop.ts';
import { taxRates } from '#server/db/schema/tax.ts';
import { type Buyer, moveOrderTo, newKey } from './buyer.ts';
import { newOperator } from './operator.ts';
import type { orderSuite } from './order-suite.ts';

type Suite = ReturnType<typeof orderSuite>;
type Note = ConsoleInput<'createCreditNote'>;

/** Orders that have been invoiced and goods that come back of them, in a shop that charges GST. */
export function returnsOf(suite: Suite) {
  const staff = () => newOperator(suite.shop, 'staff');

  async function chargeGst() {
    await suite.db
      .update(settings)
      .set({ gstMode: 'regular', gstin: '05AADCD4821K1ZS', state: 'Uttarakhand', returnDays: 15 });
    await suite.db
      .insert(taxRates)
      .values([{ hsn: '3304', from: '2025-09-22', rate: 5_00 }])
      .onConflictDoNothing();
  }

  /** Two packs of 12 for ₹1,944 with ₹26 for the way: ₹1,970, delivered. */
  async function invoiced(
    until: 'out_for_delivery' | 'delivered' = 'delivered',
    buyer: Buyer = suite.buyer,
    packs = 2,
  ) {
    const operator = await staff();
    const product = await buyer.fill(packs, { stock: 1_000 });
    await suite.db.update(products).set({ hsn: '3304' }).where(eq(products.id, product));
    const id = await buyer.placed({ delivery_type: 'delivery' });
    await moveOrderTo(suite.db, id, 'processing');
    await operator.call('moveOrder', { id, to: 'out_for_delivery' });
    if (until === 'delivered') await operator.call('moveOrder', { id, to: 'delivered' });
    const { order } = await operator.call('getOrder', { id });
    const invoice_id = order?.invoice?.id ?? 0;
    const { invoice } = await operator.call('getInvoice', { id: invoice_id });
    const line_id = invoice?.lines[0]?.line_id ?? 0;
    const takeBack = (lines: Note['lines'], more: Partial<Note> = {}) =>
      operator.call('createCreditNote', {
        ...{ invoice_id, lines, settle: 'credit', reason: 'Came back.' },
        ...{ idempotency_key: newKey(), ...more },
      });
    return {
      ...{ id, product, invoice_id, line_id, call: operator.call, takeBack },
      order: async () => (await operator.call('getOrder', { id })).order,
      pay: (amount: number, reason = '') =>
        operator.call('recordPayment', {
          ...{ order_id: id, amount, method: 'cash', reason, idempotency_key: newKey() },
        }),
    };
  }

  async function accountOf(customerId: number): Promise<number> {
    const [row] = await suite.db
      .select({ paise: sql<number>`coalesce(sum(${postingLines.amountPaise}), 0)::int` })
      .from(postingLines)
      .where(eq(postingLines.customerId, customerId));
    return row?.paise ?? 0;
  }

  return { staff, chargeGst, invoiced, accountOf };
}
