import type { Page } from '@playwright/test';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';
import { signIn, twoProducts } from './order-fixture.ts';

const count = 30;

/** As many packed orders of the first customer; two of them have goods of which nobody has said the HSN. */
async function packedOrders(page: Page) {
  const customer = await signIn(page, 'first');
  const [good, lacking] = await twoProducts(page);
  await signInAs(page, owner);
  // What else was packed for the customer is out by then.
  const { orders } = await read(page, 'listOrders', {
    customer_id: customer,
    status: 'processing',
  });
  for (const { id } of orders) await post(page, 'moveOrder', { id, to: 'out_for_delivery' });
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = at % 14 === 3 ? lacking : good; // the fourth, the eighteenth
    const { order_id } = await post(page, 'placeOrderFor', {
      ...{ customer_id: customer, idempotency_key: `bulk-${process.pid}-${Date.now()}-${at}` },
      ...{ delivery_type: 'delivery', express_delivery: false },
      lines: [{ product_id: id, slot: 1, packs: 2 }],
    });
    ids.push(order_id);
  }
  const { product } = await read(page, 'getProduct', { id: lacking.id });
  await post(page, 'saveProduct', { ...product, hsn: '' });
  for (const to of ['accepted', 'processing']) {
    const { refused } = await post(page, 'moveOrders', { ids, to });
    expect(refused).toEqual([]);
  }
  return { customer, product: lacking.product_name, hsn: String(product.hsn) };
}

test('thirty orders are sent out at once; the two whose goods lack an HSN stay, lead there, and follow @long @desktop', async ({
  page,
}) => {
  test.slow(); // thirty orders are placed
  const { customer, product, hsn } = await packedOrders(page);
  const list = `/console/orders?status=processing&customer_id=${customer}`;
  await page.goto(list);
  await page.getByLabel('Select all shown').filter({ visible: true }).check();
  await page.getByRole('button', { name: `Send out (${count})` }).click();
  const question = page.getByRole('dialog', { name: `Send out ${count} orders?` });
  await expect(question).toContainText('Each gets its invoice');
  await question.getByRole('button', { name: 'Send out' }).click();
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result).toContainText(`${count - 2} orders sent out.`);
  await expect(result).toContainText('2 could not be sent out:');
  await expect(result.getByText(`No invoice yet: ${product} has no HSN.`)).toHaveCount(2);
  await expectGoodScreen(page);
  await result.getByRole('link', { name: 'Complete the product' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
  await page.getByLabel('HSN').fill(hsn);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await page.goto(list);
  await page.getByLabel('Select all shown').filter({ visible: true }).check();
  await page.getByRole('button', { name: 'Send out (2)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send out' }).click();
  await expect(result).toContainText('2 orders sent out.');
  const { invoices } = await read(page, 'listInvoices', { customer_id: customer, limit: count });
  const numbers = invoices.map((one: { number: string }) => Number(one.number.slice(-6)));
  expect(numbers).toEqual(numbers.map((_: number, at: number) => numbers[0] - at));
});
