import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConsoleActionName, ConsoleInput } from '#contract/console/index.ts';
import { customers } from '#server/db/schema/customers.ts';
import { receipts } from '#server/db/schema/receipts.ts';
import { moveOrderTo, newBuyer, newKey } from '#test/buyer.ts';
import { expectLedgerToAddUp } from '#test/ledger.ts';
import { markLedgerOpened } from '#test/ledger-problems.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { randomFrom } from '#test/random.ts';
import { returnsOf } from '#test/returns.ts';
import { rounds } from '#test/rounds.ts';
import { openTestDb } from '#test/test-db.ts';

/** What a loser is told: anything else is a fault. */
const told = ['more-than-due', 'more-than-paid', 'wrong-state', 'wrong-status'];

describe('money of one customer on PostgreSQL', { timeout: 300_000 }, () => {
  const suite = orderSuite(openTestDb);
  const { chargeGst, invoiced, accountOf } = returnsOf(suite);
  beforeAll(() => markLedgerOpened(suite.db));
  beforeEach(() => chargeGst());

  /** A call whose refusal is one that a loser may hear. */
  async function attempt<N extends ConsoleActionName>(
    { call }: TestOperator,
    name: N,
    input: ConsoleInput<N>,
  ) {
    const answer = await call(name, input);
    if (!answer.success) expect(told, JSON.stringify(answer)).toContain(answer.code);
    return answer;
  }

  const people = () =>
    Promise.all([
      newOperator(suite.shop, 'owner'),
      newOperator(suite.shop, 'staff'),
      newOperator(suite.shop, 'driver', ['Rajpur']),
    ]);

  test('two operators and a driver allocate, bounce and pay back against one invoice: never more than is due', async () => {
    await suite.db
      .update(customers)
      .set({ route: 'Rajpur' })
      .where(eq(customers.id, suite.buyer.me.id));
    const { id: order_id, invoice_id, order } = await invoiced();
    const [owner, desk, driver] = await people();
    const random = randomFrom(20_261_120);
    const customer_id = suite.buyer.me.id;
    const cheques: number[] = [];
    let kept = 0;
    const lost = new Set<string>();

    async function take(): Promise<void> {
      const amount = random.pick([300, 700, 1_500]);
      const isCheque = random.chance(0.6);
      const { receipt, code } = await attempt(owner, 'recordReceipt', {
        ...{ customer_id, amount, method: isCheque ? 'cheque' : 'bank' },
        ...{ allocations: [{ invoice_id, amount }], idempotency_key: newKey() },
      });
      if (receipt && isCheque) cheques.push(receipt.id);
      if (receipt) kept += amount;
      else lost.add(`take ${code}`);
    }

    async function takeAtTheDoor(): Promise<void> {
      const amount = random.pick([200, 985]);
      const { success, code } = await attempt(driver, 'recordPayment', {
        ...{ order_id, amount, method: 'cash', idempotency_key: newKey() },
      });
      if (success) kept += amount;
      else lost.add(`door ${code}`);
    }

    async function giveBack(): Promise<void> {
      const amount = random.pick([250, 600]);
      const { success, code } = await attempt(desk, 'recordPayment', {
        ...{ order_id, amount: -amount, method: 'cash', reason: 'Back' },
        idempotency_key: newKey(),
      });
      if (success) kept -= amount;
      else lost.add(`back ${code}`);
    }

    async function bounce(who: TestOperator): Promise<void> {
      const receipt_id = cheques.length > 0 ? random.pick(cheques) : undefined;
      if (receipt_id === undefined) return;
      const { receipt, code } = await attempt(who, 'bounceCheque', {
        ...{ receipt_id, reason: 'Refer to drawer', charge: 0 },
      });
      if (receipt) kept -= receipt.amount;
      else lost.add(`bounce ${code}`);
    }

    for (let round = 0; round < rounds(500, 25); round += 1) {
      await Promise.all([
        take(),
        takeAtTheDoor(),
        random.pick([giveBack, bounce])(desk),
        bounce(owner),
      ]);
      const { paid = 0, due = 0, status } = (await order()) ?? {};
      expect([paid, due]).toEqual([kept, 1_970 - kept]);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(status).toBe(due === 0 ? 'completed' : 'delivered');
    }
    expect(await accountOf(customer_id)).toBe(1_970_00 - kept * 100);
    expect([...lost]).toEqual(expect.arrayContaining(['take more-than-due', 'bounce wrong-state']));
    await expectLedgerToAddUp(suite.db);
  });

  test('sending out, a credit note, a receipt and a bounce at once never wait in a circle', async () => {
    const [owner, desk] = await people();
    for (let round = 0; round < rounds(100, 4); round += 1) {
      const buyer = await newBuyer(suite.shop, 6.5);
      const customer_id = buyer.me.id;
      const record = (amount: number, method: 'cash' | 'cheque') =>
        attempt(desk, 'recordReceipt', {
          ...{ customer_id, amount, method, idempotency_key: newKey() },
        });
      const first = await invoiced('delivered', buyer);
      const cheque = (await record(500, 'cheque')).receipt?.id ?? 0;
      await record(1_470, 'cash');
      const back = (units: number) =>
        attempt(owner, 'createCreditNote', {
          ...{ invoice_id: first.invoice_id, settle: 'credit', reason: 'Back' },
          lines: [{ line_id: first.line_id, units, condition: 'saleable' }],
          idempotency_key: newKey(),
        });
      // Overpaid from here on: the next invoice takes what is too much off the first order.
      await back(6);
      const next = await placedAndPacked(buyer);
      await Promise.all([
        attempt(desk, 'moveOrder', { id: next, to: 'out_for_delivery' }),
        back(6),
        back(4),
        record(50, 'cash'),
        attempt(owner, 'bounceCheque', { receipt_id: cheque, reason: 'No funds', charge: 100 }),
      ]);
      const { balance = 0 } = await desk.call('getLedger', { customer_id });
      expect(await accountOf(customer_id)).toBe(Math.round(balance * 100));
    }
    await expectLedgerToAddUp(suite.db);
  });

  async function placedAndPacked(buyer: typeof suite.buyer): Promise<number> {
    const before = await invoiced('out_for_delivery', buyer); // its product has a rate
    await buyer.addPacks(before.product, 1);
    const id = await buyer.placed({ delivery_type: 'delivery' });
    await moveOrderTo(suite.db, id, 'processing');
    return id;
  }

  test('keys replayed by another operator give the same receipt, for another customer nothing', async () => {
    const [owner, desk] = await people();
    const other = await newBuyer(suite.shop, 6.5);
    for (let round = 0; round < rounds(100, 5); round += 1) {
      const idempotency_key = newKey();
      const facts = { amount: 100, method: 'cash', idempotency_key } as const;
      const replay = (who: TestOperator, customer_id: number) =>
        who.call('recordReceipt', { ...facts, customer_id });
      const answers = await Promise.all([
        replay(owner, suite.buyer.me.id),
        replay(desk, suite.buyer.me.id),
        replay(desk, other.me.id),
        replay(owner, other.me.id),
      ]);
      const rows = await suite.db
        .select()
        .from(receipts)
        .where(eq(receipts.idempotencyKey, `asked ${idempotency_key}`));
      expect(rows).toHaveLength(1);
      for (const [i, answer] of answers.entries()) {
        const isWinner = rows[0]?.customerId === (i < 2 ? suite.buyer.me.id : other.me.id);
        expect(answer.code, JSON.stringify(answers)).toBe(isWinner ? undefined : 'key-reused');
        if (isWinner) expect(answer.receipt?.id).toBe(rows[0]?.id);
      }
    }
  });
});
