// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { editExample, editRowExample } from '#contract/console/bulk-edit.ts';
import { noNetwork, refused } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const problem = { field: 'selling_price1', message: 'must not be above the MRP' };
const preview = {
  ...{ changed: 2, unchanged: 0, refused: 1, in_carts: 0, cart_count: 0 },
  rows: [
    { ...editRowExample, outcome: 'changed' as const, problem: null },
    { ...editRowExample, id: 13, product_name: 'Soap', outcome: 'refused' as const, problem },
  ],
};

test('a change is shown for each product before it is made', async () => {
  const { screen, user, fill, press, dialog, answer, sent, at } = await openConsole(
    '/products/edit?q=neem',
    { answers: { previewProductEdit: preview } },
  );
  expect(screen.getByText(/^Say what changes/)).toBeTruthy();
  await fill(screen.getByLabelText('Percent'), 'five');
  expect(saidOf(screen.getByLabelText('Percent'))).toMatch(/^Please type a number/);
  await fill(screen.getByLabelText('Percent'), '5');
  await user.selectOptions(screen.getByLabelText('Round to'), 'Whole rupees');
  const row = await screen.findByRole('row', { name: /^Neem Face Wash/ });
  expect(row.textContent).toContain('₹80.00 → ₹84.00');
  expect(screen.getByRole('row', { name: /^Soap/ }).textContent).toContain('Stays');
  expect(sent('previewProductEdit').at(-1)).toMatchObject({
    filters: { q: 'neem' },
    change: { field: 'price', by: 'percent', value: 5, rounding: 'rupee' },
  });
  await press('Not possible 1');
  await expect
    .poll(() => sent('previewProductEdit').at(-1))
    .toMatchObject({ show: 'refused', page: 1 });
  await press('Change 2 products');
  const asked = await dialog('Change 2 products?');
  expect(asked.element.textContent).toContain('1 cannot be changed');
  answer({ editProducts: { edit: editExample } });
  await user.click(asked.getByRole('button', { name: 'Change now' }));
  await expect.poll(at).toBe('/products/edits/4');
  expect(sent('editProducts')).toMatchObject([{ filters: { q: 'neem' }, expected: 2 }]);
});

test('a preview that fails can be tried again; a number out of range is said beside its field', async () => {
  const { screen, fill, press, answer } = await openConsole('/products/edit?q=neem', {
    answers: { previewProductEdit: noNetwork },
  });
  const percent = screen.getByLabelText('Percent');
  await fill(percent, '501');
  await expect.poll(() => saidOf(percent)).toBe('Percent must be above -100 and at most 500.');
  await fill(percent, '5');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^Say what changes/)).toBeNull();
  answer({ previewProductEdit: preview });
  await press('Try again');
  await screen.findByRole('button', { name: 'Change 2 products' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what is hidden says in how many carts it is; a time is needed to schedule it', async () => {
  const { screen, user, press, dialog, choose } = await openConsole('/products/edit?ids=12,13', {
    answers: { previewProductEdit: { ...preview, refused: 0, in_carts: 1, cart_count: 2 } },
  });
  expect(screen.getByText('2 products selected in the list')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Change'), 'In the shop');
  await press('Hide 2 products');
  const asked = await dialog('Hide 2 products?');
  expect(asked.element.textContent).toContain('1 is in 2 carts');
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await press('Schedule');
  const later = await dialog('Schedule for 2 products?');
  const time = later.getByLabelText('Day and time (India)');
  choose(time, '');
  await user.click(later.getByRole('button', { name: 'Schedule' }));
  expect(saidOf(time)).toBe('Please choose a time.');
});

test('what has changed since is not undone, and says which; what is scheduled is called off', async () => {
  const { user, press, dialog, answer, screen } = await openConsole('/products/edits/4', {
    answers: {
      undoProductEdit: refused('changed-since', '1 of these products has been changed since.', {
        ...{ products: ['Neem Face Wash'], count: 1 },
      }),
    },
  });
  await press('Undo');
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Undo' }));
  await asked.findByText(/Changed since: Neem Face Wash\./);
  expect(asked.element.textContent).toContain('1 of these products has been changed since.');
  const undone = { ...editExample, state: 'undone' as const };
  answer({
    undoProductEdit: { edit: undone },
    getProductEdit: { edit: undone, rows: [editRowExample] },
  });
  await user.click(asked.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
});

test('staff change prices of many, and nothing else', async () => {
  const { screen } = await openConsole('/products/edit', { role: 'staff' });
  expect(screen.getByText('All products of the shop')).toBeTruthy();
  const options = [...screen.getByLabelText<HTMLSelectElement>('Change').options];
  expect(options.map(({ text }) => text)).toEqual(['Price', 'MRP']);
});
