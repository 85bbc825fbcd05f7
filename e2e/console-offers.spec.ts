import { clockInIndia } from '#domain/india/india-clock.ts';
import { quickPeriod } from '#domain/reports/quick-periods.ts';
import { forgiveCutRequests, hold } from './cart-fixture.ts';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';
import { fillCart, placeOrder, signIn } from './order-fixture.ts';

let made = 0;
const newCode = () => {
  made += 1;
  return `E2E${process.pid}${made}`;
};

const offer = (code: string) => ({
  ...{ code, kind: 'flat', amount: 25, minimum: 100, active: true },
  starts_at: new Date(Date.now() - 60_000).toISOString(),
  ends_at: new Date(Date.now() + 86_400_000).toISOString(),
});

test('a coupon for the weekend is made, tried, and used by a customer in the shop', async ({
  page,
}) => {
  test.slow(); // it goes through console and shop
  const code = newCode();
  await signInAs(page, owner);
  await page.goto('/console/offers');
  await expect(page.getByRole('link', { name: 'Add a coupon' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Add a coupon' }).click();
  await page.getByLabel('Code').fill(code.toLowerCase());
  await expectGoodScreen(page);
  await page.getByLabel('Kind').selectOption('Percent');
  await page.getByLabel('Takes off (%)').fill('10');
  await page.getByLabel('At most (₹)').fill('60');
  await page.getByLabel('From an order of (₹)').fill('300');
  await page.getByRole('button', { name: 'This weekend' }).click();
  const weekend = quickPeriod('weekend', new Date().toISOString());
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(clockInIndia(weekend.from));
  await expect(page.getByLabel('Until')).toHaveValue(/T23:59$/);
  // From today on, so that it can be used on whatever day this runs.
  await page.getByRole('button', { name: 'Next 7 days' }).click();
  await page.getByLabel('Uses for each customer').fill('1');
  await expect(page.getByText(/^Not saved: Code/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText('The coupon is saved.')).toBeVisible();
  await expectGoodScreen(page);

  // Tried on an amount, then on a cart.
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  const tester = page.getByRole('region', { name: 'Try it' });
  await tester.getByRole('button', { name: 'Try it' }).click();
  await expect(tester.getByText('Please choose a customer.')).toBeVisible();
  await tester.getByLabel('An amount').check();
  await tester.getByLabel('Order value (₹)').fill('299');
  await tester.getByRole('button', { name: 'Try it' }).click();
  await expect(tester.getByText('₹1.00 more is needed.')).toBeVisible();
  await tester.getByLabel('The customer’s cart').check();
  await tester.getByRole('combobox', { name: 'Customer' }).fill('9876543210');
  await tester.getByRole('option').first().click();
  await tester.getByRole('button', { name: 'Try it' }).click();
  await expect(tester.getByText(/^Takes ₹\d+\.\d\d off ₹/)).toBeVisible();
  await expectGoodScreen(page);

  await page.goto('/cart');
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByText('Coupon Applied!')).toBeVisible();
  await placeOrder(page, userId, { discount_code_applied: code });

  await page.goto('/console/offers?state=now');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('10% off, at most ₹60.00');
  await row.getByRole('link', { name: code }).click();
  await expect(page.getByText('Used by 1 order: it can be switched off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByLabel('Switched on').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
});

test('a coupon is tried on products typed for a customer, and says why it takes nothing off', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, owner);
  const code = newCode();
  const { products } = await read(page, 'listProducts', { limit: 1 });
  const { id, sku } = products[0];
  const { coupon } = await post(page, 'saveCoupon', { ...offer(code), minimum: 9_000_000 });
  await page.goto(`/console/offers/${coupon.id}`);
  const tester = page.getByRole('region', { name: 'Try it' });
  const tryIt = tester.getByRole('button', { name: 'Try it' });
  await tester.getByLabel('Products typed here').check();
  await tryIt.click();
  await expect(tester.getByText('Please add a product.')).toBeVisible();
  const product = tester.getByRole('combobox', { name: 'Product' });
  await expect(product).toBeFocused();
  await product.fill(sku);
  await tester.getByRole('option').first().click();
  await tester.getByLabel('Packs', { exact: true }).fill('2');
  await tester.getByLabel('Packs', { exact: true }).press('Enter');
  const line = tester.locator('tbody tr');
  await expect(line).toContainText(sku);
  await tester.getByRole('combobox', { name: 'Customer' }).fill('9876543210');
  await tester.getByRole('option').first().click();
  await tryIt.click();
  await expect(tester.getByText(/Minimum order not met.* more is needed/)).toBeVisible();
  await expectGoodScreen(page);

  await post(page, 'saveCoupon', { ...offer(code), id: coupon.id, version: coupon.version });
  await line.getByRole('textbox').fill('none');
  await tryIt.click();
  await expect(line.getByRole('textbox')).toBeFocused();
  await line.getByRole('textbox').fill('3');
  await line.getByRole('textbox').press('Enter');
  await expect(tester.getByText(/^Takes ₹25\.00 off ₹/)).toBeVisible();
  const lines = [{ product_id: id, slot: 1, packs: 3 }];
  const { totals } = await post(page, 'tryCoupon', { code, lines });
  const toPay = totals.total_to_pay.toLocaleString('en-IN', { minimumFractionDigits: 2 });
  await expect(tester.getByText(`₹${toPay}`)).toBeVisible();
  await expectGoodScreen(page);
  await tester.getByRole('button', { name: /^Remove / }).click();
  await expect(line).toHaveCount(0);
  await expect(tester.getByText(/^Takes/)).toHaveCount(0);
});

test('what is wrong with a coupon stands beside its field, and two at once lose nothing @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const code = newCode();
  const { coupon } = await post(page, 'saveCoupon', offer(code));
  await page.goto('/console/offers/new');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Takes off is required.')).toBeVisible();
  await expect(page.getByText('Until is required.')).toBeVisible();
  await page.getByLabel('Takes off (₹)').fill('none');
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByLabel('Uses in all').fill('2');
  await page.getByLabel('Uses for each customer').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Takes off must be an amount in rupees above 0, at most 99,99,999.99.'),
  ).toBeVisible();
  await page.getByLabel('Takes off (₹)').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/must not be more than the uses in all/)).toBeVisible();
  await page.getByLabel('Uses for each customer').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Another coupon has the code ${code}.`)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();

  await page.goto(`/console/offers/${coupon.id}`);
  await page.getByLabel('From an order of (₹)').fill('250');
  await post(page, 'saveCoupon', { ...offer(code), id: coupon.id, amount: 40 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else has saved this coupon.')).toBeVisible();
  await expect(page.getByRole('cell', { name: '40', exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('The coupon is saved.')).toBeVisible();
  expect((await read(page, 'getCoupon', { id: coupon.id })).coupon).toMatchObject({
    ...{ amount: 40, minimum: 250 },
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/console/offers');
  await page.getByRole('searchbox', { name: 'Search' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No coupon matches.')).toBeVisible();
});

test('the button that sends stays where it is when the customers are counted', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, owner);
  const counts = await hold(page, /countRecipients/);
  await page.goto('/console/offers/notifications/new');
  const send = page.getByRole('button', { name: /^Send to / });
  await expect(page.getByText('Counting…')).toBeVisible();
  const middle = async () => {
    const box = await send.boundingBox();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const before = await middle();
  await counts.release();
  await expect(page.getByText(/^Goes to \d+ customers\.$/)).toBeVisible();
  const after = await middle();
  expect(after?.y).toBe(before?.y);
  // On a desktop a longer number makes it a little wider.
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(10);
});

test('recipients that could not be counted are counted again @long', async ({
  page,
  quietConsole,
}) => {
  await signInAs(page, owner);
  await page.route(/countRecipients/, (route) => route.abort());
  await page.goto('/console/offers/notifications/new');
  await expect(page.getByText('The customers could not be counted.')).toBeVisible();
  await page.unroute(/countRecipients/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Goes to \d+ customers\.$/)).toBeVisible();
  forgiveCutRequests(quietConsole);
});

test('a notification is scheduled, cancelled, then sent and seen in the bell @long', async ({
  page,
  browser,
  shop,
}) => {
  test.slow(); // it goes through console and shop
  const customer = await browser.newContext({ baseURL: shop.url });
  const shopPage = await customer.newPage();
  await signIn(shopPage, 'second');
  await shopPage.goto('/');
  const text = `Diwali offers ${newCode()}`;

  await signInAs(page, owner);
  await page.goto('/console/offers/notifications');
  await page.getByRole('link', { name: 'New notification' }).first().click();
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByLabel('To', { exact: true }).selectOption('One customer');
  await page.getByRole('combobox', { name: 'Customer' }).fill('9876500002');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText('Goes to 1 customer.')).toBeVisible();
  await page.getByLabel('Page of the shop').fill('/shop');
  await page.getByLabel('At a time').check();
  await page.getByRole('button', { name: 'Schedule for 1 customer' }).click();
  await expect(page.getByText('Please choose a time.')).toBeVisible();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await page.getByLabel('Time', { exact: true }).fill(clockInIndia(soon));
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Schedule for 1 customer' }).click();
  await expect(page.getByText(/^It goes to 1 customer: /)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: text });
  await expectGoodScreen(page);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(row).toContainText('Cancelled');

  await page.goto('/console/offers/notifications/new');
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByLabel('To', { exact: true }).selectOption('One customer');
  await page.getByRole('combobox', { name: 'Customer' }).fill('9876500002');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Send to 1 customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to 1 customer now?' });
  await expect(dialog).toContainText(text);
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Send to 1 customer' }).click();
  await expect(page.getByText('On its way to 1 customer.')).toBeVisible();

  // The page that was open all the while hears of it.
  await shopPage
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Notification' })
    .click();
  const bell = shopPage.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(text)).toHaveCount(1);
  await customer.close();
});
