import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderFormTexts } from '#server/messages/order-form.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { orderForm } from './order-form.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const fetch = async (query: string, customerId?: number) =>
  shop.app.inject({
    url: `/quick-order/order-form.pdf${query}`,
    headers: customerId === undefined ? {} : await shop.signIn(customerId),
  });

test.each(['', '?category=1'])('an order form (%s) is a PDF for a customer', async (query) => {
  const answer = await fetch(query, 1);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="order-form.pdf"',
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('one customer who asks for many forms at once leaves places for others', async () => {
  const many = Promise.all(Array.from({ length: 8 }, () => fetch('?category=1', 1)));
  expect((await fetch('', 2)).statusCode).toBe(200);
  expect((await many).map((one) => one.statusCode)).toContain(503);
});

test('an order form leads visitors to the sign-in; of a category that is not there is none', async () => {
  expect((await fetch('')).headers.location).toBe('/login?next=%2Fquick-order');
  expect((await fetch('?category=999', 1)).statusCode).toBe(404);
  expect((await fetch('?category=1&category=2', 1)).statusCode).toBe(404);
});

test('an order form has a line for each pack', () => {
  const { productsById } = shop.catalogue.current();
  const [product] = [...productsById.values()].filter((one) => one.packs.length > 1);
  if (!product) throw new Error('no product of several packs');
  const settings = { shop_name: 'Doon', address: '', phone: '', email: '', gstin: '', upi_id: '' };
  const at = new Date('2026-10-04T00:00Z');
  const facts = { settings, firm: 'Negi Stores', what: 'Usual', at, texts: orderFormTexts('en') };
  const form = orderForm([product], facts);
  expect(form.facts).toEqual(['Usual', 'Prices of 4 October 2026']);
  expect(form.tables[0]?.rows).toHaveLength(product.packs.length);
  expect(form.tables[0]?.rows[0]?.[0]).toBe(product.sku);
  const named = { ...product, nameHi: 'नीम फेस वॉश' };
  const inHindi = orderForm([named], { ...facts, texts: orderFormTexts('hi') });
  expect([inHindi.title, inHindi.facts[1]]).toEqual(['ऑर्डर फ़ॉर्म', '4 अक्टूबर 2026 के दाम']);
  expect(inHindi.tables[0]?.rows[0]?.slice(1, 3)).toEqual([
    [{ text: 'नीम फेस वॉश' }],
    [{ text: expect.stringMatching(/^\d+ का (पैक|बॉक्स)$/) }],
  ]);
});
