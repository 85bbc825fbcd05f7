import { describe, expect, test } from 'vitest';
import { pageLimits } from '#contract/fields.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { addProduct } from '#test/builders.ts';
import { orderSuite } from '#test/order-suite.ts';
import { openTestDb } from '#test/test-db.ts';

/** A program that knows the specification alone: no header of ours, no keys, no pages. */
describe('a client that is no storefront of ours', () => {
  const suite = orderSuite(openTestDb);

  async function send(name: string, payload: object | string) {
    const { cookie = '' } = await suite.shop.signIn(suite.buyer.me.id);
    const type = typeof payload === 'string' ? 'application/x-www-form-urlencoded' : undefined;
    const answer = await suite.shop.app.inject({
      ...{ url: `/api?endpoint=${name}`, method: 'POST', payload },
      headers: { cookie, ...(type && { 'content-type': type }) },
    });
    return { http: answer.statusCode, ...answer.json() };
  }

  async function read(call: string) {
    const { cookie = '' } = await suite.shop.signIn(suite.buyer.me.id);
    return (
      await suite.shop.app.inject({ url: `/api?endpoint=${call}`, headers: { cookie } })
    ).json();
  }

  const checkout = () => ({
    user_id: suite.buyer.me.id,
    paymentMethod: 'cod',
    delivery_type: 'delivery',
  });

  test('places an order with each call, and without a key', async () => {
    await suite.buyer.fill();
    expect(await send('insertOrder', checkout())).toMatchObject({ success: true });
    expect(await send('insertOrder', checkout())).toMatchObject({ code: 'empty-cart' });
    await suite.buyer.fill();
    expect(await send('insertOrder', checkout())).toMatchObject({ success: true });
    expect(await suite.orderCount()).toBe(2);
  });

  test.each([
    [{ total_to_pay: 1970.0000000001 }, 'success'],
    [
      { discount: 936.0000000000002, coupon_discount: 5.684e-14, total_to_pay: '1970.00' },
      'success',
    ],
    [{ coupon_discount: -5.684e-14 }, 'success'],
    [{ total_to_pay: 1970.006 }, 'totals-changed'],
    [{ total_to_pay: -1970 }, 'bad-input'],
  ])('whose totals are %o is told %s', async (seen, told) => {
    await suite.buyer.fill(2);
    const { success, code } = await send('insertOrder', { ...checkout(), ...seen });
    expect(success ? 'success' : code).toBe(told);
  });

  test.each([
    [true, 60],
    ['true', 60],
    [1, 60],
    ['1', 60],
    [false, 0],
    ['false', 0],
    [0, 0],
    ['0', 0],
  ])('whose express delivery is %j pays %i for it', async (express_delivery, charge) => {
    await suite.buyer.fill();
    const { order_id } = await send('insertOrder', { ...checkout(), express_delivery, note: 7 });
    expect(await suite.buyer.read(order_id)).toMatchObject({
      express_delivery_charges: charge,
      note: '7',
    });
  });

  test('places and edits with form bodies, whose lists are JSON text', async () => {
    const product_id = await addProduct(suite.db);
    const { id } = suite.buyer.me;
    // In a form a plus is a space.
    const adding = `product_id=${product_id}&set_qty=+12&type=variant1&user_id=${id}`;
    expect(await send('addToCart', adding)).toMatchObject({ variant_qty1: '12' });
    const cart = await read(`getCartProductByUserId&userId=${id}`);
    const line = `cart_id=${cart.cart[0].id}&set_qty=12&variant=variant1&product_id=${product_id}`;
    expect(await send('updateCartItem', `${line}&quantity=+1`)).toMatchObject({
      status: 'success',
    });
    const items = encodeURIComponent(JSON.stringify(cart.cart));
    const placed = await send(
      'insertOrder',
      `user_id=${id}&paymentMethod=cod&delivery_type=pickup&express_delivery=0&cart_items=${items}`,
    );
    const lines = (await suite.buyer.itemsOf(placed.order_id)).map((item) => ({
      ...item,
      variant_qty: '3',
    }));
    const edit = `id=${placed.order_id}&updatedCart=${encodeURIComponent(JSON.stringify(lines))}`;
    expect(await send('updateOrderQtyEditDelivery', edit)).toMatchObject({ success: true });
    expect(await suite.buyer.itemsOf(placed.order_id)).toMatchObject([{ variant_qty: 3 }]);
  });

  test('sends null for what it has not, as browser storage gives it', async () => {
    await suite.buyer.fill();
    const none = { note: null, discount_code_applied: null, express_delivery: null };
    const unseen = { idempotency_key: null, item_total: null, total_to_pay: null };
    const { order_id } = await send('insertOrder', { ...checkout(), ...none, ...unseen });
    expect(await suite.buyer.read(order_id)).toMatchObject({ note: '', coupon_discount: 0 });
    const nobody = await send('insertOrder', { ...checkout(), user_id: null });
    expect(nobody).toMatchObject({ http: 400, message: 'User ID is required.' });
  });

  test('sends nothing in fields that may be left out', async () => {
    const product_id = await addProduct(suite.db);
    const { id } = suite.buyer.me;
    const adding = `product_id=${product_id}&set_qty=+12&type=variant1&user_id=${id}`;
    expect(await send('addToCart', `${adding}&packs=&mrp=+&selling_price=`)).toMatchObject({
      variant_qty1: '12',
    });
    const blank = { express_delivery: '', total_to_pay: '', discount: ' ' };
    expect(await send('insertOrder', { ...checkout(), ...blank })).toMatchObject({ success: true });
    const filters = 'page=&limit=&sort=&brand=&price_min=&in_stock=&facets=';
    expect(await read(`getAllProductsWithImageNew&${filters}`)).toEqual(
      await read('getAllProductsWithImageNew'),
    );
    expect(await read(`getOrdersByUserId&user_id=${id}&status=&min_total=&page=`)).toMatchObject({
      orders: [{ total_to_pay: expect.any(Number) }],
    });
    await suite.buyer.fill();
    expect(await send('insertOrder', { ...checkout(), paymentMethod: '' })).toMatchObject({
      ...{ http: 400, message: 'Payment is required.' },
    });
  });

  test('signs in with a PIN that is a number', async () => {
    const login = { email_or_phone: 9876543210, pin: 246810 };
    expect(await send('loginUserdata', login)).toMatchObject({ status: 'success', user_id: 1 });
  });

  test('asks for lists without pages, and gets all of them', async () => {
    const { me } = suite.buyer;
    const products = await read('getAllProductsWithImageNew');
    expect(products.products).toHaveLength(products.total);
    expect(products.total).toBeGreaterThan(pageLimits.maxSize);
    expect((await read('getAllProductsWithImageNew&page=1')).products).toHaveLength(24);
    expect((await read('getAllProductsWithImageNew&limit=5')).products).toHaveLength(5);
    const many = Array.from({ length: 30 }, () => ({ customerId: me.id, text: 'News.' }));
    await suite.db.insert(notifications).values(many);
    const own = `getUserNotifications&user_id=${me.id}`;
    expect((await read(own)).data).toHaveLength(30);
    expect((await read(`${own}&page=1`)).data).toHaveLength(24);
    for (let i = 0; i < 25; i += 1) {
      await suite.buyer.fill();
      await suite.buyer.placed();
    }
    const orders = `getOrdersByUserId&user_id=${me.id}`;
    expect((await read(orders)).orders).toHaveLength(25);
    expect((await read(`${orders}&page=1`)).orders).toHaveLength(24);
  });

  test.each(['', '%20', '%E3%80%80'])(
    'searches for blank words (%j) and finds nothing',
    async (q) => {
      expect(await read(`searchProducts&q=${q}&cards=true&facets=true`)).toMatchObject({
        ...{ status: 'success', data: [], products: [], total: 0 },
      });
    },
  );

  test.each(['1', 'true'])('switches filters on with %j', async (on) => {
    const all = await read('getAllProductsWithImageNew&facets=1');
    const list = await read(`getAllProductsWithImageNew&in_stock=${on}&facets=${on}`);
    expect(list.total).toBe(all.facets.in_stock);
    expect(await read('getAllProductsWithImageNew&in_stock=0&facets=false')).toEqual(
      await read('getAllProductsWithImageNew'),
    );
  });

  test('that leaves a field out is told which, in words', async () => {
    expect(await send('updateOrderQtyEditDelivery', { updatedCart: [{ id: 1 }] })).toMatchObject({
      ...{ http: 400, code: 'bad-input', message: 'ID is required.' },
      fields: { id: 'is required', 'updatedCart.0.variant_qty': 'is required' },
    });
    expect(await send('insertOrder', { ...checkout(), paymentMethod: 'card' })).toMatchObject({
      message: 'Payment must be cash on delivery.',
    });
  });
});
