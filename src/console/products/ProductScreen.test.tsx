// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { productDetailExample as product } from '#contract/console/product.ts';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { expectGone, openConsole, saidOf } from '#test/open-console.tsx';

const saved = (input: object) => ({ product: { ...product, ...input, version: 4 } });

test('a form tells everything that is wrong at once, and is saved until the next change', async () => {
  const { screen, fill, press, sent } = await openConsole('/products/12', {
    answers: { saveProduct: saved },
  });
  const field = (label: string) => screen.getByLabelText(label);
  await fill(field('SKU'), '');
  await fill(field('Price of pack 1'), '99999');
  await fill(field('Pack size 2'), '');
  await press('Save');
  expect(saidOf(field('SKU'))).toBe('SKU is required.');
  expect(saidOf(field('Price of pack 1'))).toBe('Price of pack 1 must not be above the MRP.');
  expect(saidOf(field('Pack size 2'))).toBe('Pack size 2 is required with a price.');
  expect(document.activeElement).toBe(field('Price of pack 1'));
  await fill(field('SKU'), product.sku);
  await fill(field('Price of pack 1'), '79');
  await fill(field('Pack size 2'), '24');
  await press('Save');
  await screen.findByText('Saved.');
  expect(sent('saveProduct')).toEqual([{ id: 12, version: 3, selling_price1: 79, set_qty2: 24 }]);
  await fill(field('Price of pack 1'), '78');
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(screen.getByText('Not saved: Price of pack 1')).toBeTruthy();
});

test('price and margin follow each other; what a number may not be is said beside it', async () => {
  const { screen, fill, press } = await openConsole('/products/new');
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await fill(field('Name'), 'Himalaya Mint Balm');
  await press('Save');
  expect(saidOf(field('SKU'))).toBe('SKU is required.');
  expect(screen.getByText('Fields marked * are required.')).toBeTruthy();
  expect(screen.getByText(/^The price shows here once/)).toBeTruthy();
  await fill(field('MRP'), '120');
  await fill(field('Pack size 1'), '12');
  await fill(field('Margin 1 (%)'), '32.5');
  expect(field('Price of pack 1').value).toBe('81.00');
  await fill(field('Price of pack 1'), '90');
  expect(field('Margin 1 (%)').value).toBe('25.00');
  await fill(field('Opening stock (units)'), '12345678');
  await press('Save');
  expect(saidOf(field('Opening stock (units)'))).toBe('At most 10,00,000 units.');
  expect(field('Opening stock (units)').value).toBe('12345678');
});

test('what someone else has saved meanwhile is shown, and nothing typed is lost', async () => {
  const theirs = { ...product, mrp: 110, version: 4 };
  const { screen, user, fill, press, dialog, sent, answer } = await openConsole('/products/12', {
    answers: { saveProduct: refused('changed-elsewhere', 'Changed.', { product: theirs }) },
  });
  const barcode = screen.getByLabelText<HTMLInputElement>('Barcode');
  await fill(barcode, '8900000000001');
  await user.click(screen.getByRole('link', { name: 'All products' }));
  await user.click((await dialog('Leave without saving?')).getByText('Keep editing'));
  await press('Save');
  await screen.findByText(/^Someone else has saved this product\./);
  expect(screen.getByRole('row', { name: /^MRP/ }).textContent).toBe('MRP120110');
  expect(screen.getByLabelText<HTMLInputElement>('Barcode').value).toBe('8900000000001');
  answer({
    saveProduct: (input) => ({ product: { ...theirs, ...(input as object), version: 5 } }),
  });
  await press('Save mine');
  await screen.findByText('Saved.');
  expect(sent('saveProduct').at(-1)).toEqual({ id: 12, version: 4, barcode: '8900000000001' });
});

test.each([
  ['SKU', 'sku-taken'],
  ['Barcode', 'barcode-taken'],
])('a %s that another product has is told beside its field', async (label, code) => {
  const taken = `Another product has this ${label}.`;
  const { screen, fill, press } = await openConsole('/products/12', {
    answers: { saveProduct: refused(code, taken) },
  });
  const field = screen.getByLabelText(label);
  await fill(field, 'TAKEN-1');
  await press('Save');
  await expect.poll(() => saidOf(field)).toBe(taken);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('alert')).toBeNull();
  await fill(field, 'FREE-1');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('staff change prices; the rest is shown and cannot be typed into', async () => {
  const { screen, fill, press, sent } = await openConsole('/products/12', {
    role: 'staff',
    answers: { saveProduct: saved },
  });
  expect(screen.getByText(/^Your role changes prices and stock/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('SKU').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await fill(screen.getByLabelText('Price of pack 1'), '79');
  await press('Save');
  await screen.findByText('Saved.');
  expect(sent('saveProduct')).toEqual([{ id: 12, version: 3, selling_price1: 79 }]);
});

test('hiding and deleting say what becomes of carts, orders and the product', async () => {
  const { screen, user, press, dialog, answer, at, go } = await openConsole('/products/12');
  await user.click(screen.getByLabelText('Hidden from the shop'));
  expect(
    screen.getByText(
      'Saving hides it from the shop. It is in 2 carts, where it becomes out of stock.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByLabelText('Hidden from the shop'));
  await press('Delete');
  const hiding = await dialog(`Hide ${product.product_name}?`);
  expect(hiding.element.textContent).toContain('It is in 14 orders, so it is kept and hidden');
  expect(hiding.getByRole('button', { name: 'Hide' })).toBeTruthy();

  const unused = { ...product, is_used: false, order_count: 0, cart_count: 0 };
  answer({
    getProduct: { product: unused },
    // Someone else was faster: what is deleted is what was looked at.
    deleteProduct: refused('changed-elsewhere', 'Someone has changed this product meanwhile.'),
  });
  await go('/products');
  await go('/products/12');
  await press('Delete');
  const deleting = await dialog(`Delete ${product.product_name}?`);
  expect(deleting.element.textContent).toContain('it goes for good. It is in no cart.');
  await user.click(deleting.getByRole('button', { name: 'Delete' }));
  await deleting.findByText('Someone has changed this product meanwhile.');
  answer({ deleteProduct: { deleted: true, hidden: false, cart_count: 0 } });
  await user.click(deleting.getByRole('button', { name: 'Delete' }));
  await expect.poll(at).toBe('/products');
});

test('a save without an answer, and stock without units, say so', async () => {
  const { screen, fill, press } = await openConsole('/products/12', {
    answers: { saveProduct: noNetwork },
  });
  await fill(screen.getByLabelText('Packaging 1'), 'Box');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No answer from the server\./);
  await press('Book');
  expect(saidOf(screen.getByLabelText('Units'))).toBe('Please type a whole number of units.');
  expect(document.activeElement).toBe(screen.getByLabelText('Units'));
});

test('stock is booked beside the form; more than there is is refused with its words', async () => {
  const { screen, user, fill, press, answer, sent } = await openConsole('/products/12', {
    answers: { changeStock: refused('too-little-stock', 'Only 860 unit(s) left.') },
  });
  await user.selectOptions(screen.getByLabelText('What happened'), 'Write-off');
  await fill(screen.getByLabelText('Units'), '861');
  await press('Book');
  await screen.findByText('Only 860 unit(s) left.');
  answer({
    changeStock: { product_id: 12, units: -5, stock: 855 },
    getProduct: { product: { ...product, stock: 855 } },
  });
  await fill(screen.getByLabelText('Units'), '5');
  await press('Book');
  await screen.findByText('855 units');
  expect(sent('changeStock').at(-1)).toMatchObject({ units: 5, reason: 'write-off' });
  await expectGone(() => screen.queryByText('Only 860 unit(s) left.'));
});

test('the stock panel says what should be on the shelf and how much of it orders wait for', async () => {
  const { screen } = await openConsole('/products/12', {
    answers: { getProduct: { product: { ...product, stock: 4_015, promised: 120 } } },
  });
  await screen.findByText('4,015 units');
  await screen.findByText(
    '4,135 units should be on the shelf, 120 of them for orders that have not left the shop.',
  );
});

test('a session that has ended leaves what is typed, with the way to sign in beside it', async () => {
  const { screen, fill, press, answer } = await openConsole('/products/12', {
    answers: { saveProduct: refused('not-signed-in', 'Please sign in.') },
  });
  const price = screen.getByLabelText<HTMLInputElement>('Price of pack 1');
  await fill(price, '78');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your session has ended/);
  const door = screen.getByRole('link', { name: 'Sign in in a new tab' });
  expect([door.getAttribute('href'), door.getAttribute('target')]).toEqual([
    '/console/sign-in',
    '_blank',
  ]);
  expect(price.value).toBe('78');
  answer({ saveProduct: saved });
  await press('Save');
  await screen.findByText('Saved.');
});
