import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { creditNotes, invoiceLines, invoices } from '#server/db/schema/invoices.ts';
import { returnRequestLines, returnRequests } from '#server/db/schema/returns.ts';
import { newBuyer, newKey } from '#test/buyer.ts';
import { findLedgerProblems } from '#test/ledger-problems.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { randomFrom } from '#test/random.ts';
import { returnsOf } from '#test/returns.ts';
import { rounds } from '#test/rounds.ts';
import { openTestDb } from '#test/test-db.ts';

const turns = Number(process.env.RACE_ROUNDS ?? rounds(500, 10));
const seed = Number(process.env.RACE_SEED ?? 20_261_121);

/** Codes that tell a loser what happened; anything else, above all a deadlock, would be a fault. */
const fairRefusals = [
  ...['wrong-status', 'too-late', 'changed-elsewhere', 'below-paid', 'more-than-due'],
  ...['more-than-paid', 'below-minimum', 'all-zero', 'more-than-ordered', 'more-than-invoiced'],
  ...['too-little-stock', 'too-few', 'decided-already', 'return-open', 'too-many-returns'],
  ...['returns-closed', 'not-found'],
];

describe(`${turns} rounds of returns, replacements, bins and money at once, seed ${seed}`, () => {
  const suite = orderSuite(openTestDb);
  const { chargeGst, invoiced } = returnsOf(suite);

  test('papers, goods and ledger add up, and each loser is told', {
    timeout: 3_600_000,
  }, async () => {
    const random = randomFrom(seed);
    await chargeGst();
    const desks = [await newOperator(suite.shop, 'staff'), await newOperator(suite.shop, 'owner')];
    const desk = () => random.pick(desks);
    const outcomes = new Map<string, number>();
    const conditions = ['saleable', 'expired', 'broken', 'wrong'] as const;
    const settle = () => random.pick(['credit', 'replacement'] as const);

    for (let round = 0; round < turns; round += 1) {
      const buyer = await newBuyer(suite.shop, 6.5);
      const made = [await invoiced('delivered', buyer, 3), await invoiced('delivered', buyer, 2)];
      if (random.chance(0.5)) await made[0]?.pay(random.pick([100, 985]));
      for (let storm = 0; storm < 3; storm += 1) {
        const lines = await suite.db
          .select({ id: invoiceLines.id, invoiceId: invoices.id, orderId: invoices.orderId })
          .from(invoiceLines)
          .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
          .where(eq(invoices.customerId, buyer.me.id));
        const { orders = [] } = await desk().call('listOrders', { customer_id: buyer.me.id });
        const asked = await suite.db
          .select({ id: returnRequests.id, line: returnRequestLines.id })
          .from(returnRequests)
          .innerJoin(returnRequestLines, eq(returnRequestLines.requestId, returnRequests.id))
          .where(eq(returnRequests.customerId, buyer.me.id));
        const replacing = orders.filter(({ status }) => status === 'processing');
        const line = () => random.pick(lines);
        const goods = () => ({ units: random.between(1, 30), condition: random.pick(conditions) });
        const note = (): ConsoleInput<'createCreditNote'> => {
          const { id: line_id, invoiceId } = line();
          const isPrice = random.chance(0.2);
          return {
            ...{ invoice_id: invoiceId, reason: 'Race', idempotency_key: newKey() },
            settle: isPrice ? 'credit' : settle(),
            lines: isPrice
              ? [{ line_id, condition: 'price', amount: random.pick([0.01, 33.33, 500]) }]
              : [{ line_id, ...goods() }],
          };
        };
        const moves = [
          () => desk().call('createCreditNote', note()),
          () => desk().call('createCreditNote', note()),
          async () => {
            const { id: line_id, invoiceId: invoice_id } = line();
            const answer = await buyer.me.call('requestReturn', {
              ...{ invoice_id, reason: 'Race', idempotency_key: newKey() },
              lines: [{ line_id, ...goods() }],
            });
            // One customer's own are let in one by one: three at once.
            return answer.code === 'busy' ? { http: 200, code: 'return-open' } : answer;
          },
          () => {
            const order_id = random.pick(orders).id;
            const amount = random.pick([50, 985, -50, -985]);
            return desk().call('recordPayment', {
              ...{ order_id, amount, method: 'cash', reason: 'Race', idempotency_key: newKey() },
            });
          },
          () => {
            const [product_id, condition] = [random.pick(made).product, random.pick(conditions)];
            if (condition === 'saleable') return desk().call('listBins', {});
            const units = random.between(1, 5);
            return desk().call('writeOffBin', { product_id, condition, units, note: 'Race' });
          },
          ...asked.map(({ id, line: lineId }) => () => {
            const units = random.between(0, 3);
            return desk().call('decideReturn', {
              ...{ id, settle: settle(), answer: 'Race' },
              lines: random.chance(0.5) ? [{ id: lineId, units }] : [],
            });
          }),
          ...replacing.flatMap(({ id }) => [
            () => desk().call('moveOrder', { id, to: 'out_for_delivery' }),
            () => desk().call('moveOrder', { id, to: 'delivered' }),
            () => desk().call('moveOrder', { id, to: 'cancelled', reason: 'Race' }),
          ]),
        ];
        const answers = await Promise.all(Array.from({ length: 8 }, () => random.pick(moves)()));
        for (const answer of answers) {
          const outcome = answer.http === 200 && !answer.code ? 'done' : String(answer.code);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          if (outcome !== 'done') expect(fairRefusals, JSON.stringify(answer)).toContain(outcome);
        }
      }
      await expectOneDue(desk(), buyer.me.id);
      if (round % 20 === 19) expect(await findLedgerProblems(suite.db)).toEqual([]);
    }
    expect(outcomes.get('done')).toBeGreaterThan(turns);
  });

  /** What the list says is due of each invoice is what the invoice says, and none gives back more than it was. */
  async function expectOneDue({ call }: TestOperator, customerId: number): Promise<void> {
    const { invoices: rows = [] } = await call('listInvoices', { customer_id: customerId });
    for (const row of rows) {
      const { invoice } = await call('getInvoice', { id: row.id });
      expect({ id: row.id, due: row.due }).toEqual({ id: row.id, due: invoice?.due });
      const [back] = await suite.db
        .select({ paise: sql<number>`coalesce(sum(${creditNotes.totalPaise}), 0)::int` })
        .from(creditNotes)
        .where(eq(creditNotes.invoiceId, row.id));
      expect(back?.paise).toBeLessThanOrEqual(Math.round(row.total * 100));
    }
    const due = await call('listInvoices', { customer_id: customerId, due: '1' });
    expect(due.invoices?.map(({ id }) => id)).toEqual(
      rows.filter((row) => row.due > 0).map(({ id }) => id),
    );
  }
});
