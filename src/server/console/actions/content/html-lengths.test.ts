import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp();
  owner = await newOperator(shop, 'owner');
});
afterAll(() => shop.close());

/** Of so many characters, five times as long once it is cleaned. */
const ampersands = (count: number) => '&'.repeat(count);

test('a description that is too long once it is cleaned is refused', async () => {
  const { products } = await owner.call('listProducts', {});
  const id = products?.[0]?.id ?? 0;
  const save = (product_description: string) =>
    owner.call('saveProduct', { id, product_description });
  expect(await save(ampersands(4_001))).toMatchObject({
    ...{ http: 400, message: 'Product description must be at most 20,000 characters.' },
  });
  const { product } = await save(ampersands(4_000));
  expect(product?.product_description).toHaveLength(20_000);
  // What it answers can be sent back.
  expect(await owner.call('saveProduct', { ...product, id })).toMatchObject({ success: true });
});

test('so are a page and an answer', async () => {
  expect(await owner.call('savePage', { key: 'about', value: ampersands(20_001) })).toMatchObject({
    http: 400,
    message: 'Value must be at most 1,00,000 characters.',
  });
  const faq = { question: 'Why?', answer: ampersands(4_001) };
  expect(await owner.call('saveFaq', faq)).toMatchObject({
    ...{ http: 400, message: 'Answer must be at most 20,000 characters.' },
  });
});
