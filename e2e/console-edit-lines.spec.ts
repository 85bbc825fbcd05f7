import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

test.describe('the packs of an order', () => {
  test('are changed in the console; the loser of two edits is told and keeps what was typed', async ({
    page,
  }) => {
    const id = await placeOrder(page, await signIn(page, 'first'));
    await signInAs(page, owner);
    await page.goto(`/console/orders/${id}`);
    await page.getByRole('link', { name: 'Change packs' }).click();
    await expect(page.getByRole('heading', { name: `Change order ${id}` })).toBeVisible();
    const fields = page.getByRole('textbox', { name: /^Packs of/ });
    const [first, second] = [fields.first(), fields.last()];
    await first.fill('3');
    await expect(page.getByText(/^Goods ₹[\d,.]+ → ₹/)).toBeVisible();
    await second.fill('two');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Whole packs, 0 or more.')).toBeVisible();
    await expect(second).toBeFocused();
    await expectGoodScreen(page);
    await second.fill('1');

    const { order } = await read(page, 'getOrder', { id });
    const [, line] = order.lines;
    const lines = [{ id: line.id, variant_qty: 2 }];
    expect(await post(page, 'editOrder', { id, version: order.version, lines })).toMatchObject({
      success: true,
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('changed in the meantime');
    await expect(
      page.getByRole('row', { name: `${line.product_name} 1 pack 2 packs` }),
    ).toBeVisible();
    await expect(first).toHaveValue('3');
    await expect(page.getByRole('row', { name: line.product_name }).last()).toContainText('was 2');
    const { item_total, discount } = (await read(page, 'getOrder', { id })).order;
    const goods = formatPaise(rupeesToPaise(item_total) - rupeesToPaise(discount));
    await expect(page.getByText(`Goods ${goods} →`)).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: `Order ${id}` }).click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(leave).toContainText(line.product_name);
    await leave.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByRole('heading', { name: `Order ${id}`, exact: true })).toBeVisible();
    const saved = (await read(page, 'getOrder', { id })).order.lines;
    expect(saved.map((one: { variant_qty: number }) => one.variant_qty)).toEqual([3, 1]);
  });

  test('are refused beside their line; none at all points to cancelling; a late order is not offered', async ({
    page,
  }) => {
    const id = await placeOrder(page, await signIn(page, 'first'));
    await signInAs(page, owner);
    await page.goto(`/console/orders/${id}/lines`);
    const fields = page.getByRole('textbox', { name: /^Packs of/ });
    await fields.first().fill('99999');
    await fields.first().press('Enter');
    await expect(page.getByText(/at most|left\./).first()).toBeVisible();
    await expect(fields.first()).toBeFocused();
    for (const field of await fields.all()) await field.fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Please cancel it instead.');
    for (const to of ['accepted', 'processing']) await post(page, 'moveOrder', { id, to });
    await fields.first().fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    for (const late of ['in between', 'from the start']) {
      await expect(page.getByText('This order can no longer be changed.'), late).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
      await page.reload();
    }
    await expectGoodScreen(page);
    await page.goto(`/console/orders/${id}`);
    await expect(page.getByRole('button', { name: 'Ready for pickup' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change packs' })).toHaveCount(0);
  });
});
