// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { orderDetailExample } from '#contract/console/order.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const line = (id: number, product_name: string) => ({
  ...{ id, product_id: id, sku: `SKU-${id}`, product_name, image_name: 'a.webp' },
  ...{ variant: 'variant1' as const, set_qty: 12, packaging: '', variant_qty: 1, qty: 12 },
  ...{ picked: 1, missing_reason: '' },
  ...{ stock: 240, mrp: 100, selling_price: 80 },
});
const lines = [line(71, 'Neem Soap'), line(72, 'Mint Balm')];
const order = { ...orderDetailExample, lines, item_total: 2400, discount: 480 };
const { output: edited } = consoleActions.editOrder.example;

async function openLines(given: object = {}) {
  const view = await openConsole('/orders/31/lines', {
    answers: { getOrder: { order }, ...given },
  });
  const packs = (name: string) =>
    view.screen.getByRole<HTMLInputElement>('textbox', { name: `Packs of ${name}` });
  return { ...view, packs };
}

test('packs are changed; the loser of two edits is told and keeps what was typed', async () => {
  const { screen, user, fill, press, packs, dialog, at, answer, sent } = await openLines();
  await fill(packs('Neem Soap'), '3');
  expect(screen.getByText('Goods ₹1,920.00 → ₹3,840.00')).toBeTruthy();
  await fill(packs('Mint Balm'), 'two');
  await press('Save');
  expect(saidOf(packs('Mint Balm'))).toBe('Whole packs, 0 or more.');
  expect(document.activeElement).toBe(packs('Mint Balm'));
  await fill(packs('Mint Balm'), '1');

  const theirs = [lines[0], { ...lines[1], variant_qty: 2, picked: 2, qty: 24 }] as typeof lines;
  const newer = { ...order, version: 2, lines: theirs, item_total: 3600, discount: 720 };
  answer({
    editOrder: refused('changed-elsewhere', 'This order was changed in the meantime.'),
    getOrder: { order: newer },
  });
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('changed in the meantime');
  expect(screen.getByRole('row', { name: 'Mint Balm 1 pack 2 packs' })).toBeTruthy();
  expect([packs('Neem Soap').value, packs('Mint Balm').value]).toEqual(['3', '1']);
  expect(screen.getByText(/was 2/)).toBeTruthy();
  expect(screen.getByText(/^Goods ₹2,880.00 →/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Order 31' }));
  const leave = await dialog('Leave without saving?');
  expect(leave.element.textContent).toContain('Not saved: Neem Soap, Mint Balm');
  await user.click(leave.getByRole('button', { name: 'Keep editing' }));
  answer({ editOrder: edited });
  await press('Save mine');
  await expect.poll(at).toBe('/orders/31');
  expect(sent('editOrder').at(-1)).toEqual({
    ...{ id: 31, version: 2 },
    lines: [
      { id: 71, variant_qty: 3 },
      { id: 72, variant_qty: 1 },
    ],
  });
});

test('a refusal stands beside its line; none at all points to cancelling; a late order is not offered', async () => {
  const { screen, user, fill, press, packs, answer } = await openLines({
    editOrder: refused('over-limit', 'Neem Soap: at most 20 packs.', { line_id: 71 }),
  });
  await fill(packs('Neem Soap'), '99999');
  await user.keyboard('{Enter}');
  await expect.poll(() => saidOf(packs('Neem Soap'))).toBe('at most 20 packs.');
  expect(document.activeElement).toBe(packs('Neem Soap'));
  for (const { product_name } of lines) await fill(packs(product_name), '0');
  answer({ editOrder: refused('all-zero', 'Nothing is left. Please cancel it instead.') });
  await press('Save');
  await screen.findByText('Nothing is left. Please cancel it instead.');
  answer({
    editOrder: refused('too-late', 'Too late.'),
    getOrder: { order: { ...order, version: 2, editable: false } },
  });
  await press('Save');
  await screen.findByText('This order can no longer be changed.');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a product is added as on the phone; one that is in the order already gets more packs', async () => {
  const found = (product_id: number, product_name: string) => ({
    ...{ product_id, product_name, sku: `SKU-${product_id}`, image_name: 'a.webp', stock: 24 },
    packs: [{ slot: 1, set_qty: 12, packaging: '', mrp: 100, selling_price: 50 }],
    last: null,
  });
  const { screen, user, press, packs, at, answer, sent } = await openLines({
    findProductsFor: { products: [found(99, 'Rose Water'), found(71, 'Neem Soap')] },
    editOrder: refused('too-little-stock', 'Rose Water: Only 24 unit(s) left.', { product_id: 99 }),
  });
  const entry = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' });
  async function add(name: string, count: string) {
    await user.type(entry(), name.slice(0, 4));
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    const field = screen.getByRole('textbox', { name: 'Packs' });
    await user.clear(field);
    await user.type(field, `${count}{Enter}`);
  }
  await add('Rose Water', '3');
  await add('Neem Soap', '2');
  expect(packs('Neem Soap').value).toBe('2');
  // ₹1,920, a pack of soap more for ₹960, and 36 units at ₹50.
  expect(screen.getByText('Goods ₹1,920.00 → ₹4,680.00')).toBeTruthy();
  await press('Save');
  await expect.poll(() => saidOf(entry())).toBe('Rose Water: Only 24 unit(s) left.');
  answer({ editOrder: edited });
  await press('Save');
  await expect.poll(at).toBe('/orders/31');
  expect(sent('editOrder').at(-1)).toEqual({
    ...{ id: 31, version: 1, lines: [{ id: 71, variant_qty: 2 }] },
    add: [{ product_id: 99, slot: 1, packs: 3 }],
  });
});
