import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionName } from '#contract/index.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import { hashToken } from '#server/auth/session.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { type Buyer, moveOrderTo, newBuyer } from '#test/buyer.ts';
import { callerFor } from '#test/caller.ts';
import { expectDocumented } from '#test/documented.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

/** The shop's own customer, and one of this test's who can buy. */
const demoId = 1;
let shop: TestApp;
let buyer: Buyer;

beforeAll(async () => {
  shop = await startApp();
  buyer = await newBuyer(shop);
});
afterAll(() => shop.close());

type Input = Record<string, unknown>;

/** What differs from the contract's example, so that the call succeeds on the demo shop. */
const inputs: Partial<Record<ActionName, () => Promise<Input> | Input>> = {
  getProductBySlug: () => ({ slug: 'arogin-paracetamol-500-mg-10-tablets' }),
  getProductsBySubcategorySlug: () => ({ slug: 'fever-pain-relief' }),
  getSubSubcategoriesBySubcategorySlugiff: () => ({ slug: 'fever-pain-relief' }),
  getSubSubcategoriesBySubcategorySlug: () => ({ slug: 'pain-tablets' }),
  addToCart: async () => ({ product_id: await buyer.fill(), set_qty: '+12', type: 'variant1' }),
  addManyToCart: async () => ({
    lines: [{ product_id: await buyer.fill(), type: 'variant1', set_qty: 12, packs: 2 }],
  }),
  repackInCart: async () => ({
    product_id: await buyer.fill(),
    packs: [{ type: 'variant1', set_qty: 12, packs: 1 }],
  }),
  updateCartItem: async () => ({ ...(await newLine()), quantity: 1, set_qty: 12 }),
  removeFromCart: newLine,
  getCouponDataByUserId: async () => {
    await buyer.fill();
    return { id: buyer.me.id };
  },
  getCustomerById: () => ({ id: buyer.me.id }),
  insertOrder: async () => {
    await buyer.fill();
    return { total_to_pay: undefined };
  },
  getOrderById: async () => ({ id: await newOrder() }),
  cancelOrderById: async () => ({ id: await newOrder() }),
  updateOrderQtyEditDelivery: async () => {
    const id = await newOrder();
    return { id, updatedCart: [{ id: (await buyer.itemsOf(id))[0]?.id, variant_qty: 2 }] };
  },
  markNotificationAsRead: async () => {
    await buyer.cancel(await newOrder());
    const { me } = buyer;
    const { data } = await me.call('getUserNotifications', { user_id: me.id });
    return { id: data?.[0]?.id };
  },
  getInvoiceById: newInvoice,
  getCreditNoteById: newCreditNote,
  getReceiptById: newReceipt,
  getReturnsByOrder: async () => ({ id: await newOrder() }),
  requestReturn: newReturn,
  shareInvoice: newInvoice,
  unshareInvoice: newInvoice,
  openPinLink: newToken,
  updatePinWithToken: newToken,
};

async function newToken(): Promise<Input> {
  const tokenHash = hashToken('a-token');
  const customerId = buyer.me.id;
  await replaceResetToken(shop.database.db, { tokenHash, customerId }, { evenIfYoung: true });
  return { token: 'a-token' };
}

/** An order that was fetched, by its invoice. */
async function newInvoice() {
  const id = await newOrder();
  await moveOrderTo(shop.database.db, id, 'out_for_delivery');
  await (await newOperator(shop, 'staff')).call('moveOrder', { id, to: 'delivered' });
  return { id: (await buyer.read(id))?.invoice?.id };
}

/** Of a pack that was delivered. */
async function newReturn() {
  const { id: invoice_id = 0 } = await newInvoice();
  const { invoice } = await buyer.me.call('getInvoiceById', { id: invoice_id });
  const line_id = invoice?.lines[0]?.line_id ?? 0;
  return { invoice_id, lines: [{ line_id, units: 1, condition: 'expired' as const }] };
}

async function newCreditNote() {
  const { invoice_id, lines } = await newReturn();
  const { call } = await newOperator(shop, 'staff');
  const asked = { settle: 'credit', reason: 'Expired', idempotency_key: 'note' } as const;
  const { credit_note } = await call('createCreditNote', { invoice_id, lines, ...asked });
  return { id: credit_note?.id };
}

async function newReceipt() {
  const { call } = await newOperator(shop, 'staff');
  const { receipt } = await call('recordReceipt', {
    ...{ customer_id: buyer.me.id, amount: 10, method: 'cash', idempotency_key: 'receipt' },
  });
  return { id: receipt?.id };
}

async function newLine(): Promise<Input> {
  const product_id = await buyer.fill();
  const { cart } = await buyer.me.call('getCartProductByUserId', { userId: buyer.me.id });
  const line = cart?.find((item) => item.product_id === product_id);
  return { cart_id: line?.id, product_id, variant: 'variant1' };
}

async function newOrder(): Promise<number> {
  await buyer.fill();
  return buyer.placed();
}

/** Ends all sessions, so it comes last. */
const sessionEndingLast = actionNames.toSorted(
  (a, b) => Number(endsSession(a)) - Number(endsSession(b)),
);

function endsSession(name: ActionName): boolean {
  return name === 'signOutEverywhere' || name === 'updatePinWithToken';
}

describe('the published document', () => {
  test('is what /api/openapi.json answers', async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual(actionNames.map((name) => `/${name}`));
  });

  test.each(sessionEndingLast)('describes a real success of %s', async (name) => {
    const example = actionNamed(name).example.input as Input; // `as`: every input is an object
    const own = Object.fromEntries(
      ['user_id', 'userId'].filter((key) => key in example).map((key) => [key, buyer.me.id]),
    );
    const input = { ...example, ...own, ...(await inputs[name]?.()) };
    const me = endsSession(name) ? await callerFor(shop, buyer.me.id) : buyer.me;
    const answer = await me.call(name, input as never); // `as`: typed per name, and this is any of them
    expect(answer).toMatchObject(
      actionNamed(name).envelope === 'status' ? { status: 'success' } : { success: true },
    );
  });

  test.each(actionNames)('describes the faults that %s is called with', async (name) => {
    const { method, auth, effect } = actionNamed(name);
    const fault = async (url: string, headers: Record<string, string>) => {
      const answer = await shop.app.inject({ url, method, headers });
      expectDocumented(name, answer.statusCode, answer.json());
      return answer.statusCode;
    };
    const signedIn = await shop.signIn(demoId);
    expect(await fault(`/api/${name}?__proto__=1`, signedIn)).toBe(400);
    expect(await fault(`/api/${name}?x=${'a'.repeat(9_000)}`, signedIn)).toBe(413);
    if (auth === 'customer') expect(await fault(`/api/${name}`, { 'x-thok': '1' })).toBe(401);
    if (effect === 'write')
      expect(await fault(`/api/${name}`, { origin: 'https://evil.example' })).toBe(403);
  });

  test('says who needs no session, and which calls need proof of origin', async () => {
    const { paths } = (await shop.app.inject('/api/openapi.json')).json();
    expect(paths['/getBanners'].get.security).toEqual([]);
    expect(paths['/countCartVariants'].get.security).toEqual([{ session: [] }]);
    for (const name of actionNames) {
      const { method, effect } = actionNamed(name);
      const { parameters, responses } = paths[`/${name}`][method.toLowerCase()];
      const header = parameters.filter((one: { name: string }) => one.name === 'x-thok');
      expect(header, name).toHaveLength(effect === 'write' ? 1 : 0);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['404', '429', '503']));
    }
  });
});
