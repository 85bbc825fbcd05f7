import { expect, post, signInAs, test } from './console-fixture.ts';
import { signIn } from './order-fixture.ts';
import { orderMovedTo } from './return-fixture.ts';

test('a shopkeeper pays all that is due by UPI from the account, and sees it settled once it is booked @long @desktop', async ({
  page,
}) => {
  const { staff } = await orderMovedTo(page, 'delivered');
  await page.context().clearCookies();
  const customer_id = await signIn(page, 'first');
  await page.goto('/wallet');
  const due = page.getByRole('region', { name: 'You owe' });
  await expect(due).toBeVisible();
  const pay = page.getByRole('link', { name: /^Pay ₹[\d,.]+ by UPI$/ });
  const link = new URL((await pay.getAttribute('href')) ?? '');
  const amount = Number(link.searchParams.get('am'));
  expect(amount).toBeGreaterThan(0);
  expect(link.searchParams.get('tr')).toBe(`ACCOUNT${customer_id}`);
  const bills = page.getByRole('region', { name: 'Bills to pay' });
  expect(await bills.getByRole('listitem').count()).toBeGreaterThan(0);

  await page.context().clearCookies();
  await signInAs(page, staff);
  await post(page, 'recordReceipt', {
    ...{ customer_id, amount, method: 'upi', reference: '432156789012' },
    idempotency_key: `wallet ${Date.now()}`,
  });

  await page.context().clearCookies();
  await signIn(page, 'first');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Nothing is due' })).toBeVisible();
  await expect(pay).toHaveCount(0);
  await expect(bills.getByText('All your bills are paid.')).toBeVisible();
  const received = page
    .getByRole('region', { name: 'Your payments' })
    .getByRole('listitem')
    .first();
  await expect(received).toContainText('432156789012');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    received.getByRole('link', { name: /^PDF of RCT/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^receipt-\d+\.pdf$/);
});
