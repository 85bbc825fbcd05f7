import type { Browser, Page } from '@playwright/test';
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
import { fillCart, placeOrder, post as postShop, signIn } from './order-fixture.ts';
import { mailTo } from './outbox.ts';

/** Another person's phone. */
async function otherPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

let phones = 9_822_400_000 + (process.pid % 10_000) * 10;

function applicant(name: string) {
  phones += 1;
  return { name, email: `joins-${phones}@thok.example`, phone: String(phones) };
}

async function register(page: Page, { name, email, phone }: ReturnType<typeof applicant>) {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByLabel('Address').fill('4 Rajpur Road');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Registration Request Submitted' })).toBeVisible();
}

async function signInWithPin(page: Page, phone: string, pin: string): Promise<void> {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email or phone').fill(phone);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** From the cart to the invoice; gives the order's number. */
async function checkOut(page: Page): Promise<number> {
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Proceed' }).click();
  for (const step of ['/checkout-billing-info', '/checkout-pick-drop']) {
    await expect(page).toHaveURL(step);
    await page.getByRole('link', { name: 'Continue' }).click();
  }
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/my-order');
  const number = page.getByRole('article', { name: 'Invoice' }).getByText(/^Order #\d+$/);
  return Number((await number.textContent())?.slice('Order #'.length));
}

/** What the customer's open page shows, without a reload. */
async function expectFollows(page: Page, step: string, unread: number): Promise<void> {
  const tracker = page.getByRole('list', { name: /progress/i });
  await expect(tracker.locator('[aria-current="step"]')).toContainText(step);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('button', { name: `Notification , ${unread} unread` })).toBeVisible();
}

test('from a registration to a completed order, the customer following every step', async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  test.slow();
  const customer = await otherPhone(browser, baseURL);
  const asks = applicant('Joshi Medicos');
  await register(customer, asks);

  await signInAs(page, owner);
  await page.goto('/console/customers/registrations');
  const card = page.getByRole('listitem').filter({ hasText: asks.email });
  await card.getByRole('link', { name: 'Approve' }).click();
  for (const [label, text] of [
    ['City', 'Dehradun'],
    ['State', 'Uttarakhand'],
    ['Pincode', '248001'],
    ['Distance (km)', '3.5'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Approve and send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Joshi Medicos' })).toBeVisible();

  const mail = await mailTo(shop.dataDir, asks.email, '/reset-pin?token=');
  const link = /\/reset-pin\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  await customer.goto(link, { waitUntil: 'networkidle' });
  await customer.getByLabel('PIN', { exact: true }).fill('860420');
  await customer.getByLabel('PIN once more').fill('860420');
  await customer.getByRole('button', { name: 'Make PIN' }).click();
  await expect(customer.getByText('Your PIN is made. You are signed in.')).toBeVisible();
  await expect(customer).toHaveURL('/');

  const login = { email_or_phone: asks.phone, pin: '860420' };
  await fillCart(customer, Number((await postShop(customer, 'loginUserdata', login)).user_id));
  const id = await checkOut(customer);
  await customer.goto(`/order/${id}`, { waitUntil: 'networkidle' });
  const { customer_id } = (await read(page, 'getOrder', { id })).order;
  const told = await customer.request.get(`/api/getUserNotifications?user_id=${customer_id}`);
  let unread: number = (await told.json()).unread;
  await expectFollows(customer, 'Active', unread);

  await page.goto('/console/orders?status=active');
  await page.getByRole('link', { name: `#${id}`, exact: true }).click();
  for (const [button, step] of [
    ['Accept', 'Accepted'],
    ['Start packing', 'Processing'],
    ['Ready for pickup', 'Ready for pickup'],
    ['Mark delivered', 'Picked up'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    unread += 1;
    await expectFollows(customer, step, unread);
  }
  await page.getByRole('button', { name: /^Take ₹/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cash' }).click();
  await expect(page.getByRole('main').getByText('Completed').first()).toBeVisible();
  // Spec §4: completed counts as Delivered.
  // Told of the payment, and of the order that it completed.
  await expectFollows(customer, 'Picked up', unread + 2);
  await expect(customer.getByText('Completed', { exact: true }).first()).toBeVisible();
  await customer.context().close();
});

test('a declined registration gets its reason by mail @long', async ({ page, shop }) => {
  const asks = applicant('Far Away Stores');
  await register(page, asks);
  await signInAs(page, owner);
  await page.goto('/console/customers/registrations');
  const card = page.getByRole('listitem').filter({ hasText: asks.email });
  await card.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Reason').fill('We do not deliver there yet.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(card).toHaveCount(0);
  await mailTo(shop.dataDir, asks.email, 'We do not deliver there yet.');
});

test('a blocked customer is signed out at once @long', async ({ page, browser, baseURL }) => {
  const customer = await otherPhone(browser, baseURL);
  await signInWithPin(customer, '9876500002', '135791');
  await customer.goto('/my-orders', { waitUntil: 'networkidle' });
  await signInAs(page, owner);
  const { customers } = await read(page, 'listCustomers', { q: '9876500002' });
  const [{ id }] = customers;
  await page.goto(`/console/customers/${id}`);
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('button', { name: 'Let in again' })).toBeVisible();
  // The page that is open is told too.
  await expect(customer).toHaveURL(/\/login/);
  await page.getByRole('button', { name: 'Let in again' }).click();
  await expect(page.getByRole('button', { name: 'Block' })).toBeVisible();
  await signInWithPin(customer, '9876500002', '135791');
  await customer.context().close();
});

test('a part payment shows what is still due, to the shop and to the customer @long', async ({
  page,
}) => {
  const id = await placeOrder(page, await signIn(page, 'first'));
  await signInAs(page, owner);
  await page.goto(`/console/orders/${id}`);
  await page.getByRole('button', { name: /^Take ₹/ }).click();
  await page.getByLabel('Amount in rupees').fill('100');
  await page.getByRole('dialog').getByRole('button', { name: 'UPI' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { order } = await read(page, 'getOrder', { id });
  expect(order.due).toBe(order.total_to_pay - 100);
  await page.goto(`/order/${id}`);
  await expect(page.locator('dl').filter({ hasText: 'Due' })).toContainText('Paid₹100.00');
  await page.goto('/my-orders');
  const card = page.getByRole('listitem').filter({ has: page.getByText(`#${id}`) });
  await expect(card).toContainText(`Paid ₹100.00 · Due ${formatRupees(order.due)}`);
});

test('money that somebody else takes and gives back is seen at once, without a reload @long', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await otherPhone(browser, baseURL);
  const id = await placeOrder(customer, await signIn(customer, 'first'));
  await customer.goto(`/order/${id}`, { waitUntil: 'networkidle' });
  await signInAs(page, owner);
  await page.goto(`/console/orders/${id}`);
  const take = page.getByRole('button', { name: /^Take ₹/ });
  await expect(take).toBeVisible();

  const other = await otherPhone(browser, baseURL);
  await signInAs(other, owner);
  const { total_to_pay } = (await read(other, 'getOrder', { id })).order;
  const pay = (amount: number, reason = '') =>
    post(other, 'recordPayment', {
      ...{ order_id: id, amount, method: 'cash', reason, idempotency_key: `${id} ${amount}` },
    });
  await pay(100);
  const rest = formatRupees(total_to_pay - 100);
  await expect(take).toHaveAccessibleName(`Take ${rest}`);
  await expect(customer.locator('dl').filter({ hasText: 'Due' })).toContainText(`Due${rest}`);
  await post(other, 'moveOrder', { id, to: 'cancelled', reason: 'Sold out.' });
  await expect(page.getByRole('button', { name: 'Give back ₹100.00' })).toBeVisible();
  await expect(customer.getByText('To be given back')).toBeVisible();
  await expect(customer.getByText('Reason: Sold out.')).toBeVisible();
  await page.goto('/console/orders?to_refund=1');
  const row = page.getByRole('row').filter({ hasText: `#${id}` });
  await expect(row).toContainText('Give back ₹100.00');
  await expectGoodScreen(page);
  await pay(-100, 'Sold out.');
  await expect(row).toHaveCount(0);
  await expect(customer.getByText('To be given back')).toHaveCount(0);
  await other.context().close();
  await customer.context().close();
});

test('a packer sees orders without prices, moves them to the van, and no more', async ({
  page,
}) => {
  const id = await placeOrder(page, await signIn(page, 'first'));
  const fresh = await placeOrder(page, await signIn(page, 'first'));
  await page.context().clearCookies();
  const packer = await addOperator(page, 'packer');
  await signInAs(page, owner);
  await post(page, 'moveOrder', { id, to: 'accepted' });
  await page.context().clearCookies();
  await page.goto('/console');
  await page.getByLabel('E-mail').fill(packer.email);
  await page.getByLabel('Password', { exact: true }).fill(packer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  await page.goto(`/console/orders/${id}`);
  await page.getByRole('button', { name: 'Start packing' }).click();
  await expect(page.getByRole('button', { name: 'Ready for pickup' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('₹');
  await expect(page.getByRole('button', { name: /Cancel|Take|Give/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Change packs' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ready for pickup' }).click();
  await expect(page.getByText('On the way').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark delivered' })).toHaveCount(0);
  await page.goto(`/console/orders/${fresh}`);
  await expect(page.getByRole('heading', { name: `Order ${fresh}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});
