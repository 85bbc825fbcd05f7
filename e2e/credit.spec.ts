import { expect, owner, post, read, signInAs, test } from './console-fixture.ts';
import { fillCart, signIn } from './order-fixture.ts';

test('a customer over his limit is told in time, pays, and places @long @desktop', async ({
  page,
}) => {
  const id = await signIn(page, 'second');
  await fillCart(page, id);
  await page.context().clearCookies();
  await signInAs(page, owner);
  const { customer } = await read(page, 'getCustomer', { id });
  const owed = Math.max(customer.due, 0);
  const saved = await post(page, 'saveCustomer', {
    ...customer,
    ...{ id, credit_limit: owed + 100, credit_days: 365, credit_mode: 'block' },
  });
  expect(saved.customer.credit).toMatchObject({ limit: owed + 100, mode: 'block' });

  await page.context().clearCookies();
  await signIn(page, 'second');
  await page.goto('/cart');
  await expect(page.getByText(/over your credit limit\. Please pay ₹/)).toBeVisible();
  await page.getByRole('link', { name: 'Proceed' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(/over your credit limit\. Please pay ₹/)).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  const refusal = page.getByRole('dialog', { name: 'Order not placed' });
  await expect(refusal).toContainText(/^Order not placedThis order is ₹[\d,.]+ over your credit/);
  const answer = await refusal.textContent();
  const toPay = /Please pay ₹([\d,.]+\d) first/.exec(answer ?? '')?.[1]?.replaceAll(',', '');
  await expect(refusal.getByRole('link', { name: 'See what is due' })).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, owner);
  const paid = await post(page, 'recordReceipt', {
    ...{ customer_id: id, amount: Number(toPay), method: 'cash', idempotency_key: `credit-${id}` },
  });
  expect(paid.success).toBe(true);

  await page.context().clearCookies();
  await signIn(page, 'second');
  await page.goto('/cart');
  await expect(page.getByText('₹0.00 of your credit is left after this order.')).toBeVisible();
  await page.getByRole('link', { name: 'Proceed' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Order Placed!')).toBeVisible();
});
