import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { randomFrom } from '#test/random.ts';
import { rounds } from '#test/rounds.ts';
import { openTestDb } from '#test/test-db.ts';

const turns = Number(process.env.RACE_ROUNDS ?? rounds(100, 40));
const seed = Number(process.env.RACE_SEED ?? 20_261_116);

/** Codes that tell a loser what happened; anything else would be a fault. */
const fairRefusals = [
  ...['wrong-status', 'too-late', 'changed-elsewhere', 'below-paid', 'more-than-due'],
  ...['more-than-paid', 'below-minimum', 'all-zero', 'more-than-ordered'],
];

describe(`${turns} rounds of two operators and the customer on one order, seed ${seed}`, () => {
  const suite = orderSuite(openTestDb);

  test('every state is lawful, ledger and payments add up, each loser is told', async () => {
    const random = randomFrom(seed);
    const operators = [
      await newOperator(suite.shop, 'staff'),
      await newOperator(suite.shop, 'owner'),
    ];
    const { buyer } = suite;
    const { pick } = random;

    async function startOrder() {
      await buyer.fill(3, { stock: 100_000 });
      const id = await buyer.placed();
      return { id, line: (await buyer.itemsOf(id))[0]?.id ?? 0 };
    }

    let { id, line } = await startOrder();
    const outcomes = new Map<string, number>();
    for (let round = 0; round < turns; round += 1) {
      const before = await buyer.read(id);
      const status = before?.status ?? 'active';
      const step = orderStatuses[orderStatuses.indexOf(status) + 1] ?? 'completed';
      const version = before?.version ?? 1;
      const moves = [
        () => pick(operators).call('moveOrder', { id, to: step as OrderStatus }), // `as`: a status of the list
        () => pick(operators).call('moveOrder', { id, to: 'cancelled', reason: 'Race' }),
        () =>
          pick(operators).call('recordPayment', {
            order_id: id,
            amount: pick([100, 500, 972]),
            method: 'cash',
            idempotency_key: newKey(),
          }),
        () =>
          pick(operators).call('recordPayment', {
            order_id: id,
            amount: -100,
            method: 'cash',
            reason: 'Race',
            idempotency_key: newKey(),
          }),
        () =>
          pick(operators).call('editOrder', {
            id,
            version,
            lines: [{ id: line, variant_qty: pick([1, 2, 3, 4]) }],
          }),
        () =>
          pick(operators).call('pickOrder', {
            ...{ id, version },
            lines: [{ line_id: line, picked: pick([0, 1, 2, 3]), reason: 'Race' }],
          }),
        () => buyer.edit(id, line, pick([0, 1, 2, 5]), { version }),
        ...(random.chance(0.2) ? [() => buyer.cancel(id)] : []),
      ];
      const answers = await Promise.all(Array.from({ length: 5 }, () => pick(moves)()));
      for (const answer of answers) {
        const outcome = answer.success ? 'done' : String(answer.code);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (!answer.success) expect(fairRefusals).toContain(answer.code);
      }
      const after = (await buyer.read(id))?.status ?? '';
      if (['cancelled', 'completed', 'delivered'].includes(after))
        ({ id, line } = await startOrder());
    }
    expect(outcomes.get('done')).toBeGreaterThan(turns / 2);
    expect(outcomes.size).toBeGreaterThan(3);
  });
});
