import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { creditNotes, invoiceLines, invoices } from '#server/db/schema/invoices.ts';
import { settings } from '#server/db/schema/shop.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { randomFrom } from '#test/random.ts';
import { rounds } from '#test/rounds.ts';
import { openTestDb } from '#test/test-db.ts';

const turns = Number(process.env.RACE_ROUNDS ?? rounds(500, 15));
const seed = Number(process.env.RACE_SEED ?? 20_261_120);

/** Codes that tell a loser what happened; anything else would be a fault. */
const fairRefusals = [
  ...['wrong-status', 'too-late', 'changed-elsewhere', 'below-paid', 'more-than-due'],
  ...['more-than-paid', 'below-minimum', 'all-zero', 'more-than-ordered'],
  'more-than-invoiced',
];

/** What may be at the same time: the order's step, whether it is invoiced, what was taken back of it. */
const lawful = [
  ...['active', 'accepted', 'processing', 'cancelled'],
  ...['out_for_delivery invoiced', 'delivered invoiced', 'completed invoiced'],
  ...['delivered invoiced credited', 'completed invoiced credited', 'cancelled invoiced credited'],
  'out_for_delivery invoiced credited',
];

describe(`${turns} rounds of everybody on one order around its invoice, seed ${seed}`, () => {
  const suite = orderSuite(openTestDb);

  test('every state is lawful, papers and ledger add up, each loser is told', {
    timeout: 3_600_000,
  }, async () => {
    const random = randomFrom(seed);
    await suite.db
      .update(settings)
      .set({ gstMode: 'regular', gstin: '05AADCD4821K1ZS', state: 'Uttarakhand' });
    const operators = [
      await newOperator(suite.shop, 'staff'),
      await newOperator(suite.shop, 'owner'),
    ];
    const desk = () => random.pick(operators);
    const { buyer } = suite;
    const outcomes = new Map<string, number>();
    const states = new Set<string>();

    async function startOrder() {
      await buyer.fill(3, { stock: 100_000 });
      const id = await buyer.placed({ delivery_type: 'delivery' });
      const [item] = await buyer.itemsOf(id);
      await moveOrderTo(suite.db, id, random.pick(['accepted', 'processing', 'processing']));
      return { id, line: item?.id ?? 0 };
    }

    async function stateOf(id: number): Promise<string> {
      const order = await buyer.read(id);
      const [invoice] = await suite.db.select().from(invoices).where(eq(invoices.orderId, id));
      const notes = invoice
        ? await suite.db.select().from(creditNotes).where(eq(creditNotes.invoiceId, invoice.id))
        : [];
      const back = notes.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
      const isWhole = back > 0 && back === invoice?.totalPaise;
      return [order?.status, invoice && 'invoiced', isWhole && 'credited']
        .filter(Boolean)
        .join(' ');
    }

    /** Of an order that is invoiced: a part of its only line, twice, and the whole. */
    async function returnsOf(id: number) {
      const [line] = await suite.db
        .select({ id: invoiceLines.id, invoiceId: invoices.id, packs: invoiceLines.packs })
        .from(invoiceLines)
        .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
        .where(eq(invoices.orderId, id));
      if (!line) return [];
      return [1, 7, line.packs * 12].map((units) => ({
        ...{ invoice_id: line.invoiceId, settle: 'credit' as const, reason: 'Race' },
        lines: [
          { line_id: line.id, units, condition: random.pick(['saleable', 'broken'] as const) },
        ],
      }));
    }

    for (let round = 0; round < turns; round += 1) {
      const { id, line } = await startOrder();
      // Twice: what came of the first storm is what the second one meets.
      for (let storm = 0; storm < 2; storm += 1) {
        const version = (await buyer.read(id))?.version ?? 1;
        const pay = { order_id: id, method: 'cash' as const };
        const edited = { id, version, lines: [{ id: line, variant_qty: random.pick([1, 2, 4]) }] };
        const picked = () => ({
          ...{ id, version },
          lines: [{ line_id: line, picked: random.pick([1, 2, 3]), reason: 'damaged' }],
        });
        const back = await returnsOf(id);
        const moves = [
          () => desk().call('moveOrder', { id, to: 'processing' }),
          () => desk().call('moveOrder', { id, to: 'out_for_delivery' }),
          () => desk().call('moveOrder', { id, to: 'out_for_delivery' }),
          () => desk().call('moveOrder', { id, to: 'delivered' }),
          () => desk().call('moveOrder', { id, to: 'cancelled', reason: 'Race' }),
          ...back.map(
            (input) => () =>
              desk().call('createCreditNote', { ...input, idempotency_key: newKey() }),
          ),
          () => desk().call('editOrder', edited),
          () => desk().call('pickOrder', picked()),
          () => desk().call('pickOrder', picked()),
          () => buyer.edit(id, line, random.pick([1, 2, 5]), { version }),
          () => {
            const amount = random.pick([100, 998, 2_942]);
            return desk().call('recordPayment', { ...pay, amount, idempotency_key: newKey() });
          },
        ];
        const answers = await Promise.all(Array.from({ length: 6 }, () => random.pick(moves)()));
        for (const answer of answers) {
          const outcome = answer.success ? 'done' : String(answer.code);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          if (answer.success) continue;
          expect(fairRefusals).toContain(answer.code);
          expect(answer.message).toMatch(/\S/);
        }
        const state = await stateOf(id);
        expect(lawful).toContain(state);
        states.add(state);
      }
    }
    expect(outcomes.get('done')).toBeGreaterThan(turns);
    expect(states.size).toBeGreaterThan(3);
  });
});
