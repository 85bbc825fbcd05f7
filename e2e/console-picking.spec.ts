import type { Page } from '@playwright/test';
import { formatRupees } from '#console/components/money.ts';
import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  post,
  read,
  signInAs,
  test,
} from './console-fixture.ts';
import { addPack, fillCart, packPrice, post as postShop, signIn } from './order-fixture.ts';

/** Three packs of one product and one of another, accepted by the shop. */
async function acceptedOrder(page: Page) {
  const customer = await signIn(page, 'first');
  const [soap, other] = await fillCart(page, customer);
  for (let packs = 1; packs < 3; packs += 1) await addPack(page, customer, soap);
  const placed = await postShop(page, 'insertOrder', {
    ...{ user_id: customer, idempotency_key: `picked-${process.pid}`, paymentMethod: 'cod' },
    delivery_type: 'delivery',
  });
  return { id: Number(placed.order_id), soap, other };
}

test('an order picked short goes out with an invoice over what was found, while the customer looks on @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...{ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' as const },
  });
  const phone = await context.newPage();
  const { id, soap, other } = await acceptedOrder(phone);
  const packer = await addOperator(page, 'packer');
  await signInAs(page, owner);
  await post(page, 'moveOrder', { id, to: 'accepted' });
  await page.context().clearCookies();
  await signInAs(page, packer);
  await phone.goto(`/order/${id}`, { waitUntil: 'networkidle' });
  await expect(phone.getByText('Some packs cannot come')).toHaveCount(0);

  await page.goto(`/console/orders/picking?ids=${id}&by=order`);
  await page.getByRole('button', { name: `Packs of ${soap.product_name} are missing` }).click();
  const dialog = page.getByRole('dialog', { name: soap.product_name });
  await expect(dialog).toContainText('1 pack missing');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Damaged' }).click();
  await expect(page.getByText('2 of 3 packs, damaged')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('₹');
  await expectGoodScreen(page);

  // The customer's page follows by itself.
  const missing = `1 pack of ${soap.product_name}: damaged`;
  await expect(phone.getByText(missing)).toBeVisible();
  await expectGoodScreen(phone);

  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Start packing (1)' }).click();
  await page.getByRole('button', { name: 'Send out (1)' }).click();
  await expect(page.getByText(/nothing is left to pick/)).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, owner);
  const { order } = await read(page, 'getOrder', { id });
  const goods = 2 * packPrice(soap) + packPrice(other);
  expect(order.total_to_pay).toBeCloseTo(goods + order.delivery_charges, 2);
  expect(order.invoice.total).toBe(order.total_to_pay);
  await expect(phone.getByRole('link', { name: `Invoice ${order.invoice.number}` })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText(formatRupees(order.total_to_pay));
  await page.goto(`/console/orders/${id}`);
  await expect(page.getByText('2 of 3 packs, damaged')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: `Invoice ${order.invoice.number}` }),
  ).toBeVisible();
  await expectGoodScreen(page);
  await context.close();
});
