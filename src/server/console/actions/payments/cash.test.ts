import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { postingLines } from '#server/db/schema/ledger.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('cash in hand on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  async function person(role: 'staff' | 'owner' = 'staff') {
    const { call, id } = await newOperator(suite.shop, role);
    const take = (amount: number, more: object = {}) =>
      call('recordReceipt', {
        ...{ customer_id: suite.buyer.me.id, amount, method: 'cash', idempotency_key: newKey() },
        ...more,
      });
    const holds = async () => {
      const { holders } = await call('getCashInHand', {});
      return holders?.find((one) => one.operator_id === id)?.cash ?? 0;
    };
    const takeFrom = (operator_id: number, counted: number, more: object = {}) =>
      call('handOverCash', { operator_id, counted, idempotency_key: newKey(), ...more });
    return { id, call, take, holds, takeFrom };
  }

  test('is what was taken in cash, less what went back, until it is handed over and counted', async () => {
    const driver = await person();
    const cashier = await person();
    await driver.take(3_000);
    await driver.take(1_300);
    await driver.take(900, { method: 'upi' });
    await driver.take(-50, { reason: 'Too much' });
    expect(await driver.holds()).toBe(4_250);
    const { handover } = await cashier.takeFrom(driver.id, 4_200, { note: 'A torn note' });
    expect(handover).toMatchObject({ expected: 4_250, counted: 4_200, note: 'A torn note' });
    expect(await driver.holds()).toBe(0);
    expect(await cashier.holds()).toBe(4_200);
    const lines = await suite.db
      .select()
      .from(postingLines)
      .where(eq(postingLines.account, 'cash-difference'));
    expect(lines).toMatchObject([{ operatorId: driver.id, amountPaise: 50_00 }]);
    const told = suite.shop.sentJobs.filter(([name]) => name === 'handover-mail');
    expect(told).toHaveLength(2);
    const mine = await driver.call('getMyCash', {});
    expect(mine).toMatchObject({ mine: { cash: 0 }, entries: [], handovers: [{ counted: 4_200 }] });
  });

  test('that was handed over is handed on with the next', async () => {
    const driver = await person();
    const cashier = await person();
    const owner = await person('owner');
    await driver.take(100);
    await cashier.takeFrom(driver.id, 100);
    await cashier.take(40);
    expect(await owner.takeFrom(cashier.id, 140)).toMatchObject({ handover: { expected: 140 } });
    expect([await cashier.holds(), await owner.holds()]).toEqual([0, 140]);
  });

  test('is taken once for one key, by somebody else, as it was seen, where there is some', async () => {
    const driver = await person();
    const cashier = await person();
    expect(await cashier.takeFrom(driver.id, 10)).toMatchObject({ code: 'nothing' });
    await driver.take(100);
    expect(await driver.takeFrom(driver.id, 100)).toMatchObject({ code: 'own-cash' });
    expect(await cashier.takeFrom(driver.id, 90, { expected: 90 })).toMatchObject({
      code: 'changed-elsewhere',
      expected: 100,
    });
    expect(await cashier.takeFrom(999_999, 1)).toMatchObject({ code: 'not-found' });
    const idempotency_key = newKey();
    const same = await Promise.all(
      [1, 2, 3].map(() => cashier.takeFrom(driver.id, 100, { idempotency_key })),
    );
    expect(new Set(same.map(({ handover }) => handover?.id)).size).toBe(1);
    expect(await cashier.takeFrom(driver.id, 99, { idempotency_key })).toMatchObject({
      code: 'key-reused',
    });
    expect(await cashier.holds()).toBe(100);
  });

  test('taken by two at once is with one of them', async () => {
    const driver = await person();
    const takers = await Promise.all([person(), person()]);
    await driver.take(100);
    const answers = await Promise.all(takers.map((one) => one.takeFrom(driver.id, 100)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['nothing', undefined]);
    const held = await Promise.all([driver, ...takers].map((one) => one.holds()));
    expect(held.toSorted((a, b) => a - b)).toEqual([0, 0, 100]);
  });

  test('that comes in while it is handed over goes with it or stays, and is counted once', async () => {
    const driver = await person();
    const cashier = await person();
    await driver.take(100);
    const [first] = await Promise.all([
      cashier.takeFrom(driver.id, 100),
      ...[1, 2, 3, 4].map(() => driver.take(10)),
    ]);
    const expected = first.handover?.expected ?? 0;
    expect(expected + (await driver.holds())).toBe(140);
  });
});
