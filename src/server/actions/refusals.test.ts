import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionName, RefusalCode } from '#contract/index.ts';
import { maxLines } from '#domain/limits.ts';
import { maxReturnRequests } from '#domain/returns/return-window.ts';
import { hashToken } from '#server/auth/session.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { returnRequests } from '#server/db/schema/returns.ts';
import { settings } from '#server/db/schema/shop.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { addCoupon, addProduct } from '#test/builders.ts';
import { type Buyer, moveOrderTo, newBuyer, newKey } from '#test/buyer.ts';
import type { Answer } from '#test/caller.ts';
import { twoPacks } from '#test/cart-fixture.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

type Scenarios<N extends ActionName> = Record<RefusalCode<N>, (buyer: Buyer) => Promise<Answer<N>>>;
type Declaring = { [N in ActionName]: [RefusalCode<N>] extends [never] ? never : N }[ActionName];

const db = () => shop.database.db;
const yesterday = () => new Date(Date.now() - 86_400_000);

const add = ({ me }: Buyer, product_id: number, set_qty = '+12', packs = 1, key?: string) => {
  const wish = { product_id, set_qty, type: 'variant1', user_id: me.id, packs } as const;
  return me.call('addToCart', { ...wish, ...(key !== undefined && { idempotency_key: key }) });
};

/** Fills the cart with one pack, lets `change` happen, and asks for another number of that line. */
async function changeLine(
  buyer: Buyer,
  change: (product: number) => Promise<unknown>,
  wish: { quantity: 1 | -1; packs?: number; idempotency_key?: string } = { quantity: 1 },
) {
  const product_id = await buyer.fill();
  const [line] = await db().select().from(cartLines).where(eq(cartLines.productId, product_id));
  await change(product_id);
  const given = { cart_id: line?.id ?? 0, product_id, variant: 'variant1', set_qty: 12 } as const;
  return buyer.me.call('updateCartItem', { ...given, ...wish });
}

/** Fills the cart with a pack of 12, lets `change` happen, and asks for it as other packs. */
async function repack(
  buyer: Buyer,
  change: (product: number) => Promise<unknown>,
  wish: { type?: 'variant1' | 'variant2'; packs?: number } = {},
) {
  const product_id = await buyer.fill();
  await change(product_id);
  const packs = [{ type: 'variant1', set_qty: 12, packs: 1, ...wish } as const];
  return buyer.me.call('repackInCart', { user_id: buyer.me.id, product_id, packs });
}

/** A pack of 12 that was invoiced and delivered; asks to return some of it. */
async function delivered(buyer: Buyer) {
  await buyer.fill();
  const id = await buyer.placed();
  const operator = await newOperator(shop, 'staff');
  for (const to of ['accepted', 'processing', 'out_for_delivery', 'delivered'] as const) {
    await operator.call('moveOrder', { id, to });
  }
  const { invoice_id, lines } = await buyer.me.call('getReturnsByOrder', { id });
  return ({
    units = 1,
    ...more
  }: {
    units?: number;
    photo?: string;
    idempotency_key?: string;
  } = {}) =>
    buyer.me.call('requestReturn', {
      ...{ invoice_id: invoice_id ?? 0, reason: 'Broken', idempotency_key: newKey() },
      lines: [{ line_id: lines?.[0]?.line_id ?? 0, units, condition: 'broken' }],
      ...more,
    });
}

const setProduct = (id: number, facts: Partial<typeof products.$inferInsert>) =>
  db().update(products).set(facts).where(eq(products.id, id));

/** Another device changes the line before each try, as far as the database shows. */
async function whileLinesChange<T>(run: () => Promise<T>): Promise<T> {
  await db().execute(
    sql`create function skip_row() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await db().execute(
    sql`create trigger skip_row before insert or update on cart_lines for each row execute function skip_row()`,
  );
  try {
    return await run();
  } finally {
    await db().execute(sql`drop function skip_row cascade`);
  }
}

async function checkCoupon(buyer: Buyer, facts?: Parameters<typeof addCoupon>[1]) {
  await buyer.fill();
  const coupon_code = facts ? await addCoupon(db(), facts) : 'NO-SUCH';
  return buyer.me.call('getCouponDataByUserId', { id: buyer.me.id, coupon_code });
}

/** A coupon that this buyer, or another one, has used in an order. */
async function usedCoupon(buyer: Buyer, facts: Parameters<typeof addCoupon>[1]) {
  const discount_code_applied = await addCoupon(db(), facts);
  await buyer.fill();
  await buyer.placed({ discount_code_applied });
  return discount_code_applied;
}

async function edit(buyer: Buyer, packsWanted: number, facts: { maxUnits?: number } = {}) {
  const product = await buyer.fill(2, facts);
  const id = await buyer.placed();
  const line = (await buyer.itemsOf(id))[0]?.id ?? 0;
  return { product, id, line, run: (more = {}) => buyer.edit(id, line, packsWanted, more) };
}

const post = (name: string, payload: object) =>
  shop.app
    .inject({ url: `/api/${name}`, method: 'POST', payload, headers: { 'x-thok': '1' } })
    .then((answer) => ({ http: answer.statusCode, ...answer.json() }));

/** Every declared refusal with what leads to it: one that is missing does not compile. */
const scenarios: { [N in Declaring]: Scenarios<N> } = {
  addToCart: {
    'over-limit': async (buyer) => add(buyer, await addProduct(db(), undefined, { maxUnits: 6 })),
    'too-little-stock': async (buyer) =>
      add(buyer, await addProduct(db(), undefined, { stock: 6 })),
    'too-few-packs': async (buyer) => add(buyer, await buyer.fill(), '-12', 2),
    'not-for-sale': async (buyer) =>
      add(buyer, await addProduct(db(), undefined, { hidden: true })),
    'not-in-cart': async (buyer) => add(buyer, await addProduct(db()), '-12'),
    'cart-full': async (buyer) => {
      await db().execute(sql`insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
        select ${buyer.me.id}, ${packs.productId}, ${packs.slot}, 1, 1 from ${packs} limit ${maxLines}`);
      return add(buyer, await addProduct(db()));
    },
    'changed-elsewhere': async (buyer) => {
      const product = await addProduct(db());
      return whileLinesChange(() => add(buyer, product));
    },
    'key-reused': async (buyer) => {
      await add(buyer, await addProduct(db()), '+12', 1, 'used');
      return add(buyer, await addProduct(db()), '+12', 1, 'used');
    },
  },
  updateCartItem: {
    'over-limit': (buyer) => changeLine(buyer, (id) => setProduct(id, { maxUnits: 12 })),
    'too-little-stock': (buyer) => changeLine(buyer, (id) => setProduct(id, { stock: 12 })),
    'too-few-packs': (buyer) => changeLine(buyer, async () => {}, { quantity: -1, packs: 2 }),
    'not-for-sale': (buyer) => changeLine(buyer, (id) => setProduct(id, { hidden: true })),
    'key-reused': (buyer) => {
      const use = async () => add(buyer, await addProduct(db()), '+12', 1, 'used here');
      return changeLine(buyer, use, { quantity: 1, idempotency_key: 'used here' });
    },
    'changed-elsewhere': async (buyer) => {
      const product_id = await buyer.fill();
      const { cart } = await buyer.me.call('getCartProductByUserId', { userId: buyer.me.id });
      const line = { cart_id: cart?.[0]?.id ?? 0, product_id, variant: 'variant1' } as const;
      return whileLinesChange(() =>
        buyer.me.call('updateCartItem', { ...line, set_qty: 12, quantity: 1 }),
      );
    },
  },
  repackInCart: {
    'over-limit': (buyer) => repack(buyer, (id) => setProduct(id, { maxUnits: 6 })),
    'too-little-stock': (buyer) => repack(buyer, (id) => setProduct(id, { stock: 6 })),
    'not-for-sale': (buyer) => repack(buyer, (id) => setProduct(id, { hidden: true })),
    'no-such-pack': (buyer) => repack(buyer, async () => {}, { type: 'variant2' }),
    'cart-full': async ({ me }) => {
      const product_id = await addProduct(db(), twoPacks);
      const ofProduct = { product_id, user_id: me.id };
      await me.call('addToCart', { ...ofProduct, set_qty: '+12', type: 'variant2', packs: 2 });
      await db().execute(sql`insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
        select ${me.id}, ${packs.productId}, ${packs.slot}, 1, 1 from ${packs}
        where ${packs.productId} <> ${product_id} limit ${maxLines - 1}`);
      const two = [
        { type: 'variant1', set_qty: 6, packs: 2 },
        { type: 'variant2', set_qty: 12, packs: 1 },
      ] as const;
      return me.call('repackInCart', { ...ofProduct, packs: [...two] });
    },
    'changed-elsewhere': (buyer) => repack(buyer, async () => {}, { packs: 2 }),
  },
  getCouponDataByUserId: {
    'unknown-coupon': (buyer) => checkCoupon(buyer),
    'coupon-not-started': (buyer) =>
      checkCoupon(buyer, { startsAt: new Date(Date.now() + 3_600_000) }),
    'coupon-expired': (buyer) => checkCoupon(buyer, { endsAt: yesterday(), startsAt: new Date(0) }),
    'below-coupon-minimum': (buyer) => checkCoupon(buyer, { minimumPaise: 9_000_00 }),
    'empty-cart': ({ me }) =>
      me.call('getCouponDataByUserId', { id: me.id, coupon_code: 'SAVE50' }),
    'coupon-used': async (buyer) => {
      const coupon_code = await usedCoupon(buyer, { limitPerCustomer: 1 });
      await buyer.fill();
      return buyer.me.call('getCouponDataByUserId', { id: buyer.me.id, coupon_code });
    },
    'coupon-used-up': async (buyer) => {
      const coupon_code = await usedCoupon(await newBuyer(shop), { limitTotal: 1 });
      await buyer.fill();
      return buyer.me.call('getCouponDataByUserId', { id: buyer.me.id, coupon_code });
    },
  },
  insertOrder: {
    'empty-cart': (buyer) => buyer.place(),
    'totals-changed': async (buyer) => {
      await buyer.fill();
      return buyer.place({ total_to_pay: 1 });
    },
    'too-little-stock': async (buyer) => {
      await setProduct(await buyer.fill(), { stock: 6 });
      return buyer.place();
    },
    'not-for-sale': async (buyer) => {
      await setProduct(await buyer.fill(), { hidden: true });
      return buyer.place();
    },
    'over-limit': async (buyer) => {
      await setProduct(await buyer.fill(), { maxUnits: 6 });
      return buyer.place();
    },
    'below-minimum': async (buyer) => {
      const cheap = await addProduct(db(), [{ size: 1, pricePaise: 1_00 }]);
      await buyer.addPacks(cheap, 1, '+1');
      return buyer.place();
    },
    'coupon-refused': async (buyer) => {
      await buyer.fill();
      return buyer.place({ discount_code_applied: 'NO-SUCH' });
    },
    'no-distance': async (buyer) => {
      await buyer.fill();
      await db().update(customers).set({ distanceKm: 0 }).where(eq(customers.id, buyer.me.id));
      return buyer.place({ delivery_type: 'delivery' });
    },
    'credit-limit': async (buyer) => {
      await buyer.fill();
      await limitCredit(buyer, 500_00);
      return buyer.place();
    },
    'key-reused': async (buyer) => {
      const idempotency_key = newKey();
      await buyer.fill();
      await buyer.place({ idempotency_key });
      await buyer.fill();
      return buyer.place({ idempotency_key });
    },
  },
  requestReturn: {
    'returns-closed': async (buyer) => {
      await db().update(settings).set({ returnDays: 0 });
      const answer = await (await delivered(buyer))();
      await db().update(settings).set({ returnDays: 15 });
      return answer;
    },
    'more-than-invoiced': async (buyer) => (await delivered(buyer))({ units: 13 }),
    'return-open': async (buyer) => {
      const ask = await delivered(buyer);
      await ask();
      return ask();
    },
    'too-many-returns': async (buyer) => {
      const ask = await delivered(buyer);
      for (let n = 0; n < maxReturnRequests; n += 1) {
        await ask();
        const declined = { state: 'declined', decidedAt: new Date() } as const;
        await db().update(returnRequests).set(declined);
      }
      return ask();
    },
    'key-reused': async (buyer) => {
      const ask = await delivered(buyer);
      await ask({ idempotency_key: 'one' });
      return ask({ idempotency_key: 'one', units: 2 });
    },
    'not-a-picture': async (buyer) => (await delivered(buyer))({ photo: 'aGVsbG8=' }),
    'picture-too-large': async (buyer) => {
      const long = { width: 17_000, height: 1, channels: 3, background: '#fff' } as const;
      const photo = (await sharp({ create: long }).png().toBuffer()).toString('base64');
      return (await delivered(buyer))({ photo });
    },
    'broken-picture': async (buyer) => {
      const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64');
      return (await delivered(buyer))({ photo });
    },
  },
  readOrderFile: {
    'unreadable-file': ({ me }) =>
      me.call('readOrderFile', { user_id: me.id, file: Buffer.from('a\0b').toString('base64') }),
  },
  cancelOrderById: {
    'too-late': async (buyer) => {
      const { id } = await edit(buyer, 1);
      await moveOrderTo(db(), id, 'processing');
      return buyer.cancel(id);
    },
  },
  updateOrderQtyEditDelivery: {
    'too-late': async (buyer) => {
      const { id, run } = await edit(buyer, 1);
      await moveOrderTo(db(), id, 'processing');
      return run();
    },
    'changed-elsewhere': async (buyer) => (await edit(buyer, 1)).run({ version: 9 }),
    'too-little-stock': async (buyer) => {
      const { product, run } = await edit(buyer, 3);
      await setProduct(product, { stock: 0 });
      return run();
    },
    'not-for-sale': async (buyer) => {
      const { product, run } = await edit(buyer, 3);
      await setProduct(product, { hidden: true });
      return run();
    },
    'over-limit': async (buyer) => (await edit(buyer, 3, { maxUnits: 24 })).run(),
    'below-minimum': async (buyer) => {
      const cheap = await addProduct(db(), [{ size: 5, pricePaise: 50_00 }]);
      await buyer.addPacks(cheap, 3, '+5');
      const id = await buyer.placed();
      return buyer.edit(id, (await buyer.itemsOf(id))[0]?.id ?? 0, 1);
    },
    'coupon-refused': async (buyer) => {
      const discount_code_applied = await addCoupon(db(), { minimumPaise: 1_500_00 });
      await buyer.fill(2);
      const id = await buyer.placed({ discount_code_applied });
      return buyer.edit(id, (await buyer.itemsOf(id))[0]?.id ?? 0, 1);
    },
    'all-zero': async (buyer) => (await edit(buyer, 0)).run(),
    'credit-limit': async (buyer) => {
      const { run } = await edit(buyer, 3);
      await limitCredit(buyer, 2_000_00);
      return run();
    },
    'below-paid': async (buyer) => {
      const { id, run } = await edit(buyer, 1);
      await db().update(orders).set({ paidPaise: 1_500_00 }).where(eq(orders.id, id));
      return run();
    },
  },
  voteOnReview: {
    'own-review': async ({ me }) => {
      const product_id = await addProduct(db());
      await shop.catalogue.refresh();
      await me.call('submitProductReview', {
        product_id,
        user_id: me.id,
        rating: 5,
        review: 'Good.',
      });
      const { reviews } = await me.call('getReviewsByProductId', { product_id });
      return me.call('voteOnReview', {
        review_id: reviews?.[0]?.id ?? 0,
        user_id: me.id,
        vote: 'like',
      });
    },
  },
  registerUsernew: {
    'already-requested': async () => {
      const request = { name: 'A', email: 'a@thok.example', phone: '9876512345', address: 'B' };
      await post('registerUsernew', request);
      return post('registerUsernew', request);
    },
  },
  loginUserdata: {
    'wrong-pin': () => post('loginUserdata', { email_or_phone: '9876500002', pin: '000000' }),
    blocked: async () => {
      const named = eq(customers.mobile, '9876500002');
      await db().update(customers).set({ blockedAt: new Date() }).where(named);
      const answer = await post('loginUserdata', { email_or_phone: '9876500002', pin: '135791' });
      await db().update(customers).set({ blockedAt: null }).where(named);
      return answer;
    },
    locked: async () => {
      const wrong = { email_or_phone: '9876543210', pin: '000000' };
      for (let i = 0; i < 5; i += 1) await post('loginUserdata', wrong);
      return post('loginUserdata', wrong);
    },
  },
  updatePinWithToken: {
    'bad-token': () => post('updatePinWithToken', { token: 'never-given', pin: '123456' }),
    'weak-pin': async () => {
      await replaceResetToken(db(), { tokenHash: hashToken('weak'), customerId: 2 });
      // The end of 98765 00002, which is the customer's.
      return post('updatePinWithToken', { token: 'weak', pin: '500002' });
    },
  },
  openPinLink: {
    'bad-token': () => post('openPinLink', { token: 'never-given' }),
  },
};

function limitCredit(buyer: Buyer, creditLimitPaise: number) {
  const set = { creditLimitPaise, creditMode: 'block' } as const;
  return db().update(customers).set(set).where(eq(customers.id, buyer.me.id));
}

describe.each(Object.entries(scenarios))('%s', (_name, codes) => {
  test.each(Object.entries(codes))('refuses with its declared %s', async (code, run) => {
    expect(await run(await newBuyer(shop))).toMatchObject({ http: 200, code });
  });
});
