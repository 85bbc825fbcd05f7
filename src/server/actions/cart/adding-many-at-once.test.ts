import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type ActionInput, type ActionOutput, actionNamed } from '#contract/index.ts';
import { perform } from '#server/api/perform.ts';
import { shopPolicy } from '#server/api/shop-policy.ts';
import { noDevice } from '#server/auth/known-device.ts';
import type { Db } from '#server/db/connect.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { addCustomer } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { cartFixture, twoPacks } from '#test/cart-fixture.ts';
import { waitingForLocks } from '#test/lock-waits.ts';
import type { TestApp } from '#test/start-app.ts';
import { databases, openTestDb } from '#test/test-db.ts';

type Line = ActionInput<'addManyToCart'>['lines'][number];

const line = (product_id: number, packs = 1, more: Partial<Line> = {}): Line => ({
  ...{ product_id, type: 'variant1', set_qty: 12, packs },
  ...more,
});

describe('many lines from two devices at once on PostgreSQL', () => {
  const fixture = cartFixture(openTestDb);

  test('never hold more than the last packs, whoever comes first', async () => {
    const { me, shop } = fixture;
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => fixture.newProduct(twoPacks, { stock: 12 })),
    );
    // In turned order and different packs: only a lock on the whole cart lets one see the other.
    const small = ids.map((id) => line(id, 2, { set_qty: 6 }));
    const large = ids.toReversed().map((id) => line(id, 1, { type: 'variant2' }));
    const release = await holdCustomer(shop.database.db, me.id);
    const answering = Promise.all(
      [small, large, small].map((lines) => addOnAnotherNode(shop, me.id, lines)),
    );
    await expect.poll(() => waitingForLocks(shop.database.db)).toBe(3);
    release();
    const answers = await answering;
    const taken = answers.flatMap((answer) => answer.lines).filter((one) => one.added > 0);
    expect(taken).toHaveLength(20);
    const rows = await shop.database.db
      .select()
      .from(cartLines)
      .where(eq(cartLines.customerId, me.id));
    expect(rows).toHaveLength(20);
  });

  test('of two customers both go in, for a cart reserves nothing; one of them can order', async () => {
    const { me, shop } = fixture;
    const product = await fixture.newProduct(undefined, { stock: 12 });
    const other = await callerFor(shop, await addCustomer(shop.database.db));
    const both = [me, other];
    const added = await Promise.all(
      both.map((who) => who.call('addManyToCart', { user_id: who.id, lines: [line(product)] })),
    );
    expect(added.map((answer) => answer.lines?.[0]?.added)).toEqual([1, 1]);
    const placed = await Promise.all(
      both.map((who) =>
        who.call('insertOrder', {
          ...{ user_id: who.id, idempotency_key: 'last', paymentMethod: 'cod' },
          delivery_type: 'pickup',
        }),
      ),
    );
    expect(placed.map((answer) => answer.code ?? 'placed').toSorted()).toEqual([
      'placed',
      'too-little-stock',
    ]);
  });
});

describe('a flood of lists by one customer on PostgreSQL', () => {
  const fixture = cartFixture(openTestDb);

  test('is answered busy beyond three, and holds nobody else up', async () => {
    const { me, shop } = fixture;
    const product = await fixture.newProduct(undefined, { stock: 10_000, maxUnits: 10_000 });
    const other = await callerFor(shop, await addCustomer(shop.database.db));
    const payload = { user_id: me.id, lines: Array.from({ length: 200 }, () => line(product)) };
    const headers = await shop.signIn(me.id);
    const release = await holdCustomer(shop.database.db, me.id);
    const refused: (string | undefined)[] = [];
    const flood = Array.from({ length: 20 }, async () => {
      const given = { url: '/api/addManyToCart', method: 'POST', headers, payload } as const;
      const answer = await shop.app.inject(given);
      if (answer.statusCode === 503) refused.push(String(answer.headers['retry-after']));
      return answer.statusCode;
    });
    await expect.poll(() => refused.length).toBe(17);
    expect(new Set(refused)).toEqual(new Set(['5']));
    await expect.poll(() => waitingForLocks(shop.database.db)).toBe(1);
    expect(await fixture.add(product, '+12', 'variant1', other)).toMatchObject({ http: 200 });
    const list = { user_id: other.id, lines: [line(product)] };
    expect(await other.call('addManyToCart', list)).toMatchObject({ http: 200 });
    release();
    expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(3);
    expect(await fixture.cartOf()).toMatchObject([{ variant_qty: 600 }]);
  });
});

describe.each(databases)('a list that is tapped twice on %s', (_kind, openDb) => {
  const fixture = cartFixture(openDb);

  test('is taken twice, and counts once where its keys are the same', async () => {
    const { me } = fixture;
    const product = await fixture.newProduct();
    const send = (idempotency_key: string) =>
      me.call('addManyToCart', { user_id: me.id, lines: [line(product, 2, { idempotency_key })] });
    const taps = await Promise.all([send('one'), send('one'), send('two')]);
    expect(taps.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(await fixture.cartOf()).toMatchObject([{ variant_qty: 4 }]);
  });
});

/** Within one node the lists of a customer take turns. */
async function addOnAnotherNode(shop: TestApp, id: number, lines: Line[]) {
  const services = { db: shop.database.db, catalogue: shop.catalogue, jobs: shop.jobs };
  const principal = { id, ownerName: '', hasOrdered: false, language: null, tokenHash: '' };
  const caller = {
    address: '',
    userAgent: '',
    language: 'en',
    startSession() {},
    device: noDevice,
  } as const;
  const input = { user_id: id, lines };
  const call = { action: actionNamed('addManyToCart'), principal, caller };
  const answer = await perform(shopPolicy, services, call, input);
  return answer as ActionOutput<'addManyToCart'>; // `as`: it answers by the name's own schema
}

/** Locks a customer's row until the given function is called, so that calls come to wait together. */
async function holdCustomer(db: Db, customerId: number): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  void db.transaction(async (tx) => {
    await tx.execute(sql`select id from customers where id = ${customerId} for update`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return () => released.resolve();
}
