import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { coupons } from '#server/db/schema/coupons.ts';
import { addCoupon, addProduct } from '#test/builders.ts';
import { noteError } from '#test/logged-errors.ts';
import { migrationTime } from '#test/migration-time.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases, newPostgresDb } from '#test/test-db.ts';

const day = 86_400_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

describe.each(databases)('the coupon of a placed order on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const staff = () => newOperator(suite.shop, 'owner');

  /** Ten packs at ₹972 with ₹300 off, and what an operator says of the coupon later. */
  async function ordered(facts: Parameters<typeof addCoupon>[1] = { flatPaise: 300_00 }) {
    const code = await addCoupon(suite.db, facts);
    await suite.buyer.fill(10);
    const id = await suite.buyer.placed({ discount_code_applied: code });
    const line = (await suite.buyer.itemsOf(id))[0]?.id ?? 0;
    const [coupon] = await suite.db.select().from(coupons).where(eq(coupons.code, code));
    const { call } = await staff();
    const save = (more: Partial<ConsoleInput<'saveCoupon'>>) =>
      call('saveCoupon', {
        ...{ id: coupon?.id, code, kind: 'percent', amount: 90, minimum: 0, active: true },
        ...{ starts_at: at(-day), ends_at: at(day), ...more },
      });
    const edit = (packs: number) => suite.buyer.edit(id, line, packs);
    const editByShop = async (packs: number) => {
      const version = (await suite.buyer.read(id))?.version ?? 0;
      return call('editOrder', { id, version, lines: [{ id: line, variant_qty: packs }] });
    };
    return { id, save, edits: [edit, editByShop], edit };
  }

  const took = (coupon_discount: number, packs: number) => ({
    totals: { coupon_discount, total_to_pay: packs * 972 - coupon_discount },
  });

  test('raised, ended and switched off takes off what it did, for the customer and the shop', async () => {
    const { save, edits } = await ordered();
    for (const change of [
      { amount: 90 },
      { starts_at: at(-2 * day), ends_at: at(-day) },
      { active: false },
    ]) {
      expect(await save(change)).toMatchObject({ success: true });
      for (const edit of edits) {
        expect(await edit(20)).toMatchObject(took(300, 20));
        expect(await edit(10)).toMatchObject(took(300, 10));
      }
    }
  });

  test('counts by its own percent and ceiling while the coupon can be used, raised or lowered', async () => {
    const percent = {
      kind: 'percent',
      percent: 10,
      flatPaise: null,
      ceilingPaise: 1_200_00,
    } as const;
    const { save, edits } = await ordered(percent);
    for (const amount of [90, 1]) {
      await save({ amount });
      for (const edit of edits) {
        expect(await edit(11)).toMatchObject(took(1_069.2, 11));
        expect(await edit(20)).toMatchObject(took(1_200, 20));
      }
    }
  });

  test.each([
    ['ended', { starts_at: at(-2 * day), ends_at: at(-1_000) }],
    ['not begun', { starts_at: at(day), ends_at: at(2 * day) }],
    ['switched off', { active: false }],
  ])('once it is %s shrinks and does not grow again', async (_how, change) => {
    const percent = { kind: 'percent', percent: 10, flatPaise: null } as const;
    const { save, edits } = await ordered(percent);
    await save({ amount: 50, ...change });
    for (const [i, edit] of edits.entries()) {
      const most = i === 0 ? 972 : 486;
      expect(await edit(20)).toMatchObject(took(most, 20));
      expect(await edit(5)).toMatchObject(took(486, 5));
      expect(await edit(6)).toMatchObject(took(486, 6));
    }
  });

  test('with a minimum that was raised since blocks nothing, and with its own as before', async () => {
    const { save, edits } = await ordered({ flatPaise: 300_00, minimumPaise: 1_900_00 });
    await save({ kind: 'flat', amount: 300, minimum: 9_999 });
    for (const edit of edits) {
      expect(await edit(2)).toMatchObject(took(300, 2));
      expect(await edit(1)).toMatchObject({
        code: 'coupon-refused',
        reason: 'below-coupon-minimum',
      });
    }
  });

  test('saved at the very moment of an edit never lends it its new terms', async () => {
    const percent = { kind: 'percent', percent: 10, flatPaise: null } as const;
    for (let round = 0; round < 8; round += 1) {
      const { save, edit } = await ordered(percent);
      const [edited, saved] = await Promise.all([edit(20), save({ amount: 90, active: false })]);
      expect(saved).toMatchObject({ success: true });
      expect([972, 1_944]).toContain(edited.totals?.coupon_discount);
      expect(await edit(12)).toMatchObject({ success: true });
      expect((await edit(20)).totals?.coupon_discount).toBeLessThanOrEqual(1_166.4);
    }
  });

  test('cancelled gives the coupon back, whose next order has the terms of its day', async () => {
    const { id, save } = await ordered({ flatPaise: 300_00, limitPerCustomer: 1 });
    await save({ amount: 50, limit_per_customer: 1 });
    await suite.buyer.cancel(id);
    const product = await addProduct(suite.db);
    await suite.buyer.addPacks(product, 2);
    const discount_code_applied = (await suite.buyer.read(id))?.discount_code_applied ?? '';
    const next = await suite.buyer.placed({ discount_code_applied });
    expect(await suite.buyer.read(next)).toMatchObject({ coupon_discount: 972 });
  });
});

/** Orders with ₹500 of goods and ₹50 off, the coupon's minimum raised since to ₹900. */
const earlier = `
  insert into customers (firm_name, owner_name, address, city, state, country, pincode, distance_km, mobile, email)
  values ('A', 'A', 'A', 'A', 'A', 'India', '248001', 1, '9876500001', 'a@thok.example');
  insert into coupons (code, kind, flat_paise, minimum_paise, starts_at, ends_at)
  values ('OLD', 'flat', 5000, 90000, now() - interval '1 day', now() + interval '1 day');
  insert into orders (customer_id, status, billing_info, delivery_type, payment_method, coupon_code,
    item_total_paise, discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise,
    idempotency_key, request_hash)
  select 1, s, '{}', 'pickup', 'cod', 'OLD', 60000, 10000, 5000, 0, 0, 45000, s, ''
  from unnest(array['active', 'processing', 'completed', 'accepted']) with ordinality as t(s, n) order by n;
  insert into coupon_uses (coupon_id, customer_id, order_id) values (1, 1, 1), (1, 1, 2), (1, 1, 3)`;

test('orders of an earlier version keep the terms of the update, and a minimum that they meet', async () => {
  const database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate(migrationTime('0032_coupon-terms', { before: true }));
  await database.execute(earlier);
  await database.migrate();
  // A node of the version before places on.
  await database.execute(`update coupons set flat_paise = 7000;
    insert into coupon_uses (coupon_id, customer_id, order_id) values (1, 1, 4)`);
  const kept = sql`select order_id, kind, flat_paise, minimum_paise from coupon_uses order by order_id`;
  expect(await rowsOf(database.db, kept)).toEqual([
    { order_id: 1, kind: 'flat', flat_paise: 5_000, minimum_paise: 50_000 },
    { order_id: 2, kind: 'flat', flat_paise: 5_000, minimum_paise: 50_000 },
    { order_id: 3, kind: null, flat_paise: null, minimum_paise: null },
    { order_id: 4, kind: 'flat', flat_paise: 7_000, minimum_paise: 90_000 },
  ]);
  await database.close();
});
