import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  read,
  signInAs,
  test,
} from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

test.describe('orders in the console', () => {
  test('are accepted from the list in two taps, and go on to paid and completed', async ({
    page,
  }) => {
    const id = await placeOrder(page, await signIn(page, 'first'));
    await signInAs(page, owner);
    await page.goto('/console/orders?status=active');
    await page.getByRole('link', { name: `#${id}`, exact: true }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expectGoodScreen(page);
    for (const step of ['Start packing', 'Ready for pickup', 'Mark delivered'])
      await page.getByRole('button', { name: step }).click();
    await expect(page.getByRole('main').getByText('Delivered').first()).toBeVisible();

    await page.getByRole('button', { name: /^Take ₹/ }).click();
    await expectGoodScreen(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cash' }).click();
    await expect(page.getByRole('main').getByText('Completed').first()).toBeVisible();
    const { order } = await read(page, 'getOrder', { id });
    expect(order).toMatchObject({ status: 'completed', due: 0 });
    await page.goto('/console/orders/cash-book');
    await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'Day before' }).click();
    await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toHaveCount(0);
  });

  test('take part payments, and no more than is due', async ({ page }) => {
    const id = await placeOrder(page, await signIn(page, 'first'));
    await signInAs(page, owner);
    await page.goto(`/console/orders/${id}`);
    await page.getByRole('button', { name: /^Take ₹/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount in rupees').fill('999999');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(dialog.getByLabel('Amount in rupees')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Amount in rupees').fill('100.50');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('₹100.50').first()).toBeVisible();

    await page.getByRole('button', { name: 'Give money back' }).click();
    await dialog.getByLabel('Amount in rupees').fill('all');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(dialog.getByLabel('Amount in rupees')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await dialog.getByLabel('Amount in rupees').fill('100.50');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Paid twice');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(page.getByText('Paid twice')).toBeVisible();
    const { order } = await read(page, 'getOrder', { id });
    expect(order).toMatchObject({ paid: 0, due: order.total_to_pay });
  });

  test('cancelled after a part payment, tell the customer what is given back @long', async ({
    page,
  }) => {
    const customer = await signIn(page, 'first');
    const [unpaid, id] = [await placeOrder(page, customer), await placeOrder(page, customer)];
    await signInAs(page, owner);
    await page.goto(`/console/orders/${id}`);
    await page.getByRole('button', { name: /^Take ₹/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount in rupees').fill('7');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(dialog).toHaveCount(0);
    for (const cancelled of [id, unpaid]) {
      await page.request.get(`/api/cancelOrderById?id=${cancelled}`, {
        headers: { 'x-thok': '1' },
      });
    }
    await page.goto('/my-orders');
    const card = (order: number) =>
      page.getByRole('listitem').filter({ hasText: `Order #${order}` });
    await expect(card(id)).toContainText('Paid ₹7.00');
    await expect(card(unpaid)).toContainText('Cancelled');
    await expect(card(unpaid)).not.toContainText(/Paid|Due/);
    await page.goto(`/order/${id}`);
    await expect(page.locator('dl').filter({ hasText: 'To be given back' })).toContainText(
      /Paid₹7\.00To be given back₹7\.00/,
    );
    await expect(page.getByText('Due', { exact: true })).toHaveCount(0);
    await page.goto(`/console/orders/${id}`);
    await expect(page.locator('dl').filter({ hasText: 'To be given back' })).toContainText('₹7.00');
    await expect(page.getByRole('main').getByText('Due', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Give back ₹7.00' }).click();
    await expectGoodScreen(page);
    await dialog.getByLabel('Reason').fill('Cancelled');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(page.getByText('To be given back')).toHaveCount(0);
  });

  test('are cancelled with a reason, and carry notes', async ({ page }) => {
    const id = await placeOrder(page, await signIn(page, 'first'));
    await signInAs(page, owner);
    await page.goto(`/console/orders/${id}`);
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByLabel('New note').fill('Call before delivery.');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Call before delivery.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Out of stock');
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Out of stock')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // The customer is told, too.
    await page.goto(`/order/${id}`);
    await expect(page.getByText('Reason: Out of stock')).toBeVisible();
  });

  test('are moved many at once, with what became of each @desktop', async ({ page }) => {
    const customer = await signIn(page, 'first');
    const ids = [await placeOrder(page, customer), await placeOrder(page, customer)];
    await signInAs(page, owner);
    await page.goto('/console/orders');
    const all = page.getByLabel('Select all shown').filter({ visible: true });
    await all.check();
    for (const id of ids) await expect(page.getByLabel(`Select order ${id}`)).toBeChecked();
    await all.uncheck();
    for (const id of ids) await page.getByLabel(`Select order ${id}`).check();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Accept (2)' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Their customers are told at once.')).toBeVisible();
    // One of them is called off meanwhile.
    await page.request.get(`/api/cancelOrderById?id=${ids[0]}`, { headers: { 'x-thok': '1' } });
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByText('1 order moved.')).toBeVisible();
    await expect(dialog.getByText(`Order ${ids[0]}:`)).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('2 selected')).toHaveCount(0);
  });

  test('are searched through the address, and walked with the keyboard @desktop-only', async ({
    page,
  }) => {
    const id = await placeOrder(page, await signIn(page, 'first'));
    await signInAs(page, owner);
    await page.goto('/console/orders');
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await page.getByLabel('Search', { exact: true }).fill(`#${id}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/console/orders?q=%23${id}`);
    const link = page.getByRole('link', { name: `#${id}`, exact: true });
    await expect(page.locator('[data-order-link]')).toHaveCount(1);
    await page.getByRole('heading', { name: 'Orders' }).click();
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
    await page.goto('/console/orders?q=nobody-has-this');
    await expect(page.getByText('No orders match these filters.')).toBeVisible();
  });

  test('thirty from two pages are accepted at once, with what became of each @long', async ({
    page,
  }) => {
    test.slow();
    const customer = await signIn(page, 'second');
    const ids: number[] = [];
    for (let i = 0; i < 30; i += 1) ids.push(await placeOrder(page, customer));
    await signInAs(page, owner);
    const tick = async (some: number[]) => {
      for (const id of some) await page.getByLabel(`Select order ${id}`).check();
    };
    await page.goto(`/console/orders?status=active&customer_id=${customer}&cursor=${ids[15]}`);
    await tick(ids.slice(0, 15));
    await page.getByRole('link', { name: 'Latest' }).click();
    await tick(ids.slice(15));
    await expect(page.getByText('30 selected')).toBeVisible();
    // One of them is called off before the button is pressed.
    await signIn(page, 'second');
    await page.request.get(`/api/cancelOrderById?id=${ids[7]}`, { headers: { 'x-thok': '1' } });
    await page.getByRole('button', { name: 'Accept (30)' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByText('29 orders moved.')).toBeVisible();
    await expect(dialog.getByText(`Order ${ids[7]}:`)).toBeVisible();
    await expectGoodScreen(page);
  });

  test('are filtered by route, day, amount and customer; views of it are kept @long', async ({
    page,
  }) => {
    const customer = await signIn(page, 'first');
    const id = await placeOrder(page, customer);
    const operator = await addOperator(page, 'staff');
    await signInAs(page, operator);
    await page.goto(`/console/orders?customer_id=${customer}`);
    await expect(page.getByText('Orders of Negi')).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('From ₹').fill('100');
    await page.getByLabel('To ₹').fill('99999.50');
    await page.getByLabel('To ₹').press('Enter');
    await expect(page).toHaveURL(
      `/console/orders?customer_id=${customer}&min_total=100&max_total=99999.50`,
    );
    await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Small ones');
    await page.keyboard.press('Enter');
    const view = page.getByRole('link', { name: 'Small ones' });
    await expect(view).toHaveAttribute('aria-current', 'true');
    await expectGoodScreen(page);

    await page.getByRole('link', { name: 'Show all customers' }).click();
    await expect(view).not.toHaveAttribute('aria-current', 'true');
    await page.goto('/console/orders');
    await view.click();
    await expect(page).toHaveURL(/max_total=99999.50/);
    await page.getByRole('button', { name: 'Delete the view Small ones' }).click();
    await expect(view).toHaveCount(0);
    await expect(page.getByText('Small ones deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(view).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('Small ones deleted.')).toHaveCount(0);
    await page.goto('/console/orders?min_total=99999');
    await expect(page.getByText('No orders match these filters.')).toBeVisible();
  });

  test('are accepted in the list with a key, which always says what it did', async ({ page }) => {
    const id = await placeOrder(page, await signIn(page, 'second'));
    await signInAs(page, owner);
    await page.goto(`/console/orders?q=%23${id}`);
    await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('No order is marked.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('a');
    await expect(page.getByText(`Order ${id} is accepted.`)).toBeVisible();
    await expect(page.getByRole('row').last()).toContainText('Accepted');
    await page.keyboard.press('a');
    await expect(page.getByText(`Order ${id} does not wait to be accepted.`)).toBeVisible();
    await expectGoodScreen(page);
  });

  test('open beside the list and are walked with the keyboard @desktop-only @long', async ({
    page,
  }) => {
    const customer = await signIn(page, 'second');
    const [older, newer] = [await placeOrder(page, customer), await placeOrder(page, customer)];
    await signInAs(page, owner);
    await page.goto(`/console/orders?customer_id=${customer}`);
    const row = (id: number) => page.getByRole('link', { name: `#${id}`, exact: true });
    await expect(row(newer)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Order ${newer}` })).toBeVisible();
    await expect(row(newer)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Order ${older}` })).toBeVisible();
    await expect(row(older)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
    await expect(page.getByRole('row').filter({ has: row(older) })).toContainText('Accepted');
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'All orders' }).click();
    await expect(page).toHaveURL(`/console/orders?customer_id=${customer}`);
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeFocused();
  });

  test('show a packer no prices, and the bar no more than the role may do', async ({ page }) => {
    const packer = await addOperator(page, 'packer');
    await signInAs(page, packer);
    await page.goto('/console/orders');
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await expect(page.locator('[data-order-link]').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('₹');
    await page.goto('/console/settings/operators');
    await expect(page.getByRole('alert')).toContainText('Your role does not include this.');
    await expect(page.getByRole('link', { name: 'Operators' })).toHaveCount(0);
  });
});
