import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  type ConsoleInput,
  consoleActionNamed,
  consoleActionNames,
} from '#contract/console/index.ts';
import { isMet, mayRole } from '#domain/operators/permissions.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator, type TestOperator, testPassword } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { openTestDb } from '#test/test-db.ts';

const suite = orderSuite(openTestDb);

let driver: TestOperator;
beforeEach(async () => {
  driver = await newOperator(suite.shop, 'driver', ['Rajpur']);
});

async function onTheWay(route: string, delivery_type: 'delivery' | 'pickup' = 'delivery') {
  await suite.db.update(customers).set({ route }).where(eq(customers.id, suite.buyer.me.id));
  await suite.buyer.fill(1);
  const id = await suite.buyer.placed({ delivery_type });
  await moveOrderTo(suite.db, id, 'out_for_delivery');
  return id;
}

const idsOf = async ({ call }: TestOperator, input: ConsoleInput<'getDeliverySheet'> = {}) =>
  ((await call('getDeliverySheet', input)).routes ?? []).flatMap(({ stops }) =>
    stops.map(({ id }) => id),
  );

const cash = (order_id: number, amount: number) => ({
  ...{ order_id, amount, method: 'cash' as const, idempotency_key: newKey() },
});

const statusOf = async (id: number) =>
  (await suite.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

test('a driver sees his routes, takes what is due, and delivers; what could not be is noted', async () => {
  const [one, two] = [await onTheWay('Rajpur'), await onTheWay('Rajpur')];
  await onTheWay('Clement Town');
  expect(await idsOf(driver)).toEqual(expect.arrayContaining([one, two]));
  const { routes } = await driver.call('getDeliverySheet', {});
  expect(routes?.map(({ route }) => route)).toEqual(['Rajpur']);
  const due = routes?.[0]?.stops.find(({ id }) => id === one)?.due ?? 0;
  expect((await driver.call('recordPayment', cash(one, due))).success).toBe(true);
  expect(await driver.call('moveOrder', { id: one, to: 'delivered' })).toMatchObject({
    status: 'completed',
  });
  expect((await driver.call('noteAttempt', { id: two, reason: 'Shutter down' })).success).toBe(
    true,
  );
  expect(await idsOf(driver)).not.toContain(one);
});

test('an order may only become delivered, money is never given back, and a role has one place', async () => {
  const id = await onTheWay('Rajpur');
  expect((await driver.call('moveOrder', { id, to: 'cancelled', reason: 'no' })).http).toBe(403);
  await driver.call('recordPayment', cash(id, 500));
  const back = { ...cash(id, -500), reason: 'too much' };
  expect(await driver.call('recordPayment', back)).toMatchObject({ http: 403 });
  expect(await statusOf(id)).toBe('out_for_delivery');
});

const input = (id: number): { [N in DriversAction]: ConsoleInput<N> } => ({
  getDeliverySheet: { ids: String(id) },
  moveOrder: { id, to: 'delivered' },
  noteAttempt: { id, reason: 'Shutter down' },
  recordPayment: cash(id, 100),
});
const driversActions = ['getDeliverySheet', 'moveOrder', 'noteAttempt', 'recordPayment'] as const;
type DriversAction = (typeof driversActions)[number];

test('these are all that a driver may call: a new one is tried with another route’s order below', () => {
  const may = consoleActionNames.filter((name) => {
    const { access } = consoleActionNamed(name);
    if (access === 'anyone' || access === 'operator') return false;
    return isMet(access, (one) => mayRole('driver', one));
  });
  // What he holds himself names no order.
  expect(may.toSorted()).toEqual([...driversActions, 'getMyCash'].toSorted());
});

test.each(driversActions)(
  '%s knows no order but those of his routes that left the shop',
  async (name) => {
    const other = await onTheWay('Clement Town');
    const fetched = await onTheWay('Rajpur', 'pickup');
    const packed = await onTheWay('Rajpur');
    await suite.db.update(orders).set({ status: 'processing' }).where(eq(orders.id, packed));
    for (const id of [other, fetched, packed, 999_999]) {
      const before = await statusOf(id);
      expect(await driver.call(name, input(id)[name])).toMatchObject({
        http: 404,
        code: 'not-found',
      });
      expect(await statusOf(id)).toBe(before);
    }
    const nobodys = await newOperator(suite.shop, 'driver', []);
    const own = await onTheWay('Rajpur');
    expect(await nobodys.call(name, input(own)[name])).toMatchObject({ http: 404 });
    expect((await driver.call(name, input(own)[name])).success).toBe(true);
    await suite.db.update(orders).set({ status: 'out_for_delivery' }).where(eq(orders.id, packed));
  },
);

test('a driver has at least one route; another one counts at the next request', async () => {
  const owner = await newOperator(suite.shop, 'owner');
  const person = { email: `d${newKey()}@thok.example`, name: 'Mohan', role: 'driver' } as const;
  const proof = { own_password: testPassword };
  const none = await owner.call('saveOperator', { ...person, ...proof });
  expect(none).toMatchObject({ http: 400, code: 'bad-input' });
  const { id, email } = driver;
  const change = { id, email, name: 'Mohan', role: 'driver' as const };
  const moved = await owner.call('saveOperator', { ...change, routes: ['Clement Town', ''] });
  expect(moved.operator).toMatchObject({ routes: ['Clement Town', ''] });
  const [there, without] = [await onTheWay('Clement Town'), await onTheWay('')];
  const sheet = await idsOf(driver);
  expect(sheet).toEqual(expect.arrayContaining([there, without]));
  expect(await idsOf(driver, { ids: `${there},${without}` })).toHaveLength(2);
  const staff = { id, email, name: 'Mohan', role: 'staff' as const, ...proof };
  expect((await owner.call('saveOperator', staff)).operator?.routes).toEqual([]);
});
