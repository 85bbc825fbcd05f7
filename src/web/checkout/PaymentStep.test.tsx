// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { creditExample } from '#contract/credit.ts';
import { actions, type ParsedInput } from '#contract/index.ts';
import { cartShop, goOnline, renderInShop, soap } from '#test/cart-shop.tsx';
import { textOf } from '#test/dom-text.ts';
import { foreign, noNetwork, refused } from '#test/fake-shop.ts';
import { cartNow } from '#web/cart/cart-store.ts';
import { noteAsOf } from '#web/data/as-of.ts';
import * as paymentRoute from '#web/routes/complete-order.tsx';
import { endCheckout } from './checkout-store.ts';
import { expireTerms } from './checkout-terms.ts';

beforeEach(() => {
  endCheckout();
  expireTerms();
});

/** A shop that places one order for each key: of a cart of two packs, which come to ₹1,008. */
function placingShop() {
  const shop = cartShop();
  const orders: string[] = [];
  shop.put(soap, 2);
  const place = ({ idempotency_key: key = '' }: ParsedInput<'insertOrder'>) => {
    if (!orders.includes(key)) orders.push(key);
    shop.put(soap, 0);
    return { message: 'Your order has been placed successfully.', order_id: 30 + orders.length };
  };
  shop.answer({
    getCustomerById: actions.getCustomerById.example.output,
    getDeliverySettings: actions.getDeliverySettings.example.output,
    getOrderById: actions.getOrderById.example.output,
    insertOrder: place,
  });
  return { ...shop, place, orders };
}

async function openReview() {
  const view = renderInShop({ '/complete-order': paymentRoute }, '/complete-order');
  return {
    ...view,
    press: async (name: string) =>
      view.user.click(await view.screen.findByRole('button', { name })),
    untilInvoice: () => view.screen.findByText('At /my-order'),
    summary: () => textOf(view.screen.getByRole('region', { name: 'Summary' })),
  };
}

test('a double tap places one order, and the word about it closes by itself', async () => {
  const shop = placingShop();
  const { screen, user, dialog, untilInvoice } = await openReview();
  await user.dblClick(await screen.findByRole('button', { name: 'Place order' }));
  const placed = await dialog('Order Placed!');
  expect(placed.textContent).toContain('Your order has been placed successfully.');
  await untilInvoice();
  expect(shop.calls.filter(({ name }) => name === 'insertOrder')).toHaveLength(1);
});

type Answers = Parameters<ReturnType<typeof placingShop>['answer']>[0];

/** From now on orders are placed, and nobody hears of it; `then` is answered after one. */
function loseAnswers(shop: ReturnType<typeof placingShop>, then: Answers = {}) {
  shop.answer({
    insertOrder(input) {
      shop.place(input);
      shop.answer(then);
      return noNetwork;
    },
  });
}

test('after a lost answer nobody claims to know: it looks, and finds the order placed', async () => {
  const shop = placingShop();
  const looked = Promise.withResolvers<void>();
  loseAnswers(shop, {
    async getCartProductByUserId() {
      await looked.promise;
      return { cart: [] };
    },
  });
  const { press, dialog, untilInvoice } = await openReview();
  await press('Place order');
  const told = await dialog('We do not know yet');
  expect(told.textContent).toContain('Something went wrong. Please try again.');
  expect(told.textContent).toContain('Trying again will not place the order twice.');
  shop.answer({ insertOrder: shop.place });
  looked.resolve();
  await dialog('Order Placed!');
  expect([cartNow().lines, cartNow().count]).toEqual([[], 0]);
  await untilInvoice();
  expect(shop.orders).toHaveLength(1);
});

test('after a lost answer it looks, and says of an order that is not there that it is not', async () => {
  const shop = placingShop();
  shop.answer({ insertOrder: noNetwork });
  const { press, dialog, untilInvoice } = await openReview();
  await press('Place order');
  expect((await dialog('Order not placed')).textContent).toContain(
    'Something went wrong. Please try again. The connection dropped, and your order did not reach us.',
  );
  shop.answer({ insertOrder: shop.place });
  await press('Try again');
  await untilInvoice();
  expect(shop.orders).toHaveLength(1);
});

test('while nothing can be read it stays unknown, and is looked for once the network is back', async () => {
  const shop = placingShop();
  loseAnswers(shop, { getCartProductByUserId: noNetwork });
  const { press, dialog, untilInvoice } = await openReview();
  await press('Place order');
  const told = await dialog('We do not know yet');
  await expect.poll(() => told.textContent).toContain('No answer yet. We keep looking.');
  shop.answer({ insertOrder: shop.place, getCartProductByUserId: { cart: [] } });
  await goOnline();
  await dialog('Order Placed!');
  await untilInvoice();
  expect(shop.orders).toHaveLength(1);
});

test('an old cart that the service worker kept says nothing about the order', async () => {
  const shop = placingShop();
  loseAnswers(shop);
  const { press, dialog } = await openReview();
  noteAsOf(new Response(null, { headers: { 'x-thok-as-of': '10:42' } }));
  onTestFinished(() => noteAsOf(new Response()));
  const old = JSON.stringify({
    status: 'success',
    cart: shop.answers.getCartProductByUserId().cart,
  });
  shop.answer({ getCartProductByUserId: foreign(old, 200, { 'x-thok-as-of': '10:42' }) });
  await press('Place order');
  const told = await dialog('We do not know yet');
  await expect.poll(() => told.textContent).toContain('No answer yet.');
});

test('an order that is known empties the cart, whatever is read after it', async () => {
  const shop = placingShop();
  const { press, dialog, untilInvoice } = await openReview();
  await press('Place order');
  shop.answer({ getCartProductByUserId: noNetwork, countCartVariants: noNetwork });
  await dialog('Order Placed!');
  expect([cartNow().lines, cartNow().count]).toEqual([[], 0]);
  await untilInvoice();
  expect([cartNow().lines, cartNow().count]).toEqual([[], 0]);
});

test('an order whose answer got lost is found by the next look at this page', async () => {
  const shop = placingShop();
  loseAnswers(shop, { getCartProductByUserId: noNetwork });
  const { press, dialog, unmount } = await openReview();
  await press('Place order');
  await dialog('We do not know yet');
  // What a reload leaves.
  expect(JSON.parse(sessionStorage.getItem('checkout') ?? '{}').sent).toMatchObject({
    idempotency_key: shop.orders[0],
  });
  unmount();
  shop.answer({ insertOrder: shop.place, getCartProductByUserId: { cart: [] } });
  const again = await openReview();
  await again.dialog('Order Placed!');
  await again.untilInvoice();
  expect(shop.orders).toHaveLength(1);
});

test('a total that changed in the middle is shown and asked for again', async () => {
  const shop = placingShop();
  const { press, sayOk, summary, untilInvoice } = await openReview();
  const { totals } = actions.updateOrderQtyEditDelivery.example.output;
  shop.answer({
    insertOrder() {
      shop.put(soap, 2, { selling_price: 85 });
      return refused('totals-changed', 'The total has changed.', {
        totals: { ...totals, total_to_pay: 1020 },
      });
    },
  });
  await press('Place order');
  await sayOk('The total has changed', 'It was ₹1,008.00 and is ₹1,020.00 now.');
  await expect.poll(summary).toContain('Payable₹1,020.00');
  shop.answer({ insertOrder: shop.place });
  await press('Place order');
  await untilInvoice();
});

test.each([
  ['too-little-stock', {}, 'Order not placed', 'Go to Cart', '/cart'],
  ['key-reused', { order_id: 29 }, 'Already placed', 'See the order', '/order/29'],
])('%s is told, with the way on', async (code, extra, title, label, path) => {
  const shop = placingShop();
  shop.answer({ insertOrder: refused(code, 'Only 3 unit(s) left.', extra) });
  const { press, dialog, screen } = await openReview();
  await press('Place order');
  const told = await dialog(title);
  expect(told.textContent).toContain('Only 3 unit(s) left.');
  expect(told.textContent?.includes('Failed to place order. Please try again.')).toBe(
    code === 'too-little-stock',
  );
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
});

test('what the shop cannot do now can be tried again', async () => {
  const shop = placingShop();
  shop.answer({ insertOrder: refused('server-fault', 'Something is broken.') });
  const { press, dialog, untilInvoice } = await openReview();
  await press('Place order');
  const told = await dialog('Order not placed');
  expect(told.textContent).toContain('Failed to place order. Please try again.');
  expect(told.textContent).not.toContain('Something is broken.');
  shop.answer({ insertOrder: shop.place });
  await press('Try again');
  await untilInvoice();
});

test('who picks the order up pays there', async () => {
  placingShop();
  const { screen } = await openReview();
  await screen.findByRole('radio', {
    name: 'Cash on delivery You pay when you pick it up. UPI accepted',
  });
  screen.getByRole('heading', { name: 'How you get it' });
  expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull();
});

test('credit that does not reach is said before the order is placed, and by the refusal', async () => {
  const shop = placingShop();
  const credit = { ...creditExample, limit: 5_000, used: 4_500, left: 500, past_due: 0 };
  const message = 'This order is ₹508.00 over your credit limit of ₹5,000.00.';
  shop.answer({ getCredit: { credit }, insertOrder: refused('credit-limit', message) });
  const { press, dialog, screen } = await openReview();
  await screen.findByText(/^This order is ₹508\.00 over your credit limit\. Please pay ₹508\.00/);
  await press('Place order');
  const told = await dialog('Order not placed');
  expect(textOf(told)).toContain(message);
  const way = [...told.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(way).toEqual(['/wallet']);
});
