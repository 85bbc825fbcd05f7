// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import {
  productDetailExample as detail,
  productRowExample as row,
} from '#contract/console/product.ts';
import { refused } from '#test/fake-shop.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const name = row.product_name;
const price = `Price of the pack of 6 of ${name}`;

test('a price is changed where it stands: refused it stays typed, saved it can be undone', async () => {
  let now = row;
  const { screen, user, fill, press, sent, answer } = await openConsole('/products', {
    answers: {
      saveProduct: (input) => {
        now = { ...now, ...(input as object), version: now.version + 1 };
        return { product: { ...detail, ...now } };
      },
    },
  });
  const field = screen.getByLabelText<HTMLInputElement>(price);
  await fill(field, 'abc');
  await user.keyboard('{Enter}');
  expect(saidOf(field)).toBe('Please type an amount such as 84.50.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('84.00');
  await fill(field, '70');
  await user.keyboard('{Enter}');
  await screen.findByText(`Price of the pack of 6 of ${name}: ₹84.00 → ₹70.00.`);
  await press('Undo');
  await expect.poll(() => field.value).toBe('84.00');
  expect(sent('saveProduct')).toEqual([
    { id: 12, version: 3, selling_price1: 70 },
    { id: 12, version: 4, selling_price1: 84 },
  ]);

  answer({
    saveProduct: refused('bad-input', 'selling_price1: must not be above the MRP', {
      fields: { selling_price1: 'must not be above the MRP' },
    }),
  });
  await fill(field, '121');
  await user.keyboard('{Enter}');
  await expect.poll(() => saidOf(field)).toBe('Price of the pack of 6 must not be above the MRP.');
  expect(field.value).toBe('121');
});

test('changes of a row go one after another, each with the version that the last one left', async () => {
  let version = row.version;
  const { screen, user, fill, sent } = await openConsole('/products', {
    answers: {
      saveProduct: (input) => {
        version += 1;
        return { product: { ...detail, ...(input as object), version } };
      },
    },
  });
  await fill(screen.getByLabelText(price), '75.5');
  await fill(screen.getByLabelText(`MRP of ${name}`), '99');
  await user.keyboard('{Enter}');
  await expect.poll(() => sent('saveProduct')).toHaveLength(2);
  expect(sent('saveProduct')).toEqual([
    { id: 12, version: 3, selling_price1: 75.5 },
    { id: 12, version: 4, mrp: 99 },
  ]);
});

test('a stock typed over one that has moved meanwhile is not saved unseen; undoing takes back just that', async () => {
  let stock = 860;
  const { screen, user, fill, press, sent, answer } = await openConsole('/products', {
    answers: {
      changeStock: refused('changed-elsewhere', 'Moved.', { stock: 840, promised: 0 }),
      getProduct: () => ({ product: { ...detail, stock, low_stock: stock < 50 } }),
    },
  });
  const field = screen.getByLabelText<HTMLInputElement>(`Units on the shelf of ${name}`);
  await fill(field, '870');
  await user.keyboard('{Enter}');
  await expect
    .poll(() => saidOf(field))
    .toBe('The stock has moved meanwhile: 840 should be on the shelf now. Please look again.');
  expect(field.value).toBe('870');
  answer({
    changeStock: ({ units }) => {
      stock = Number(units);
      return { product_id: 12, units: 0, stock };
    },
  });
  await user.type(field, '{Enter}');
  await screen.findByText(`Units on the shelf of ${name}: 840 → 870.`);
  // What is sold meanwhile stays sold.
  stock = 858;
  await press('Undo');
  await expect.poll(() => field.value).toBe('828');
  const asked = { product_id: 12, reason: 'count' };
  expect(sent('changeStock')).toMatchObject([
    { ...asked, units: 870, expected: 860 },
    { ...asked, units: 870, expected: 840 },
    { ...asked, units: 828, expected: 858 },
  ]);
  // What is low says so at once.
  await fill(field, '24');
  await user.keyboard('{Enter}');
  await screen.findByText(/^Low · /);
});

test('a subcategory belongs to its category: another one does not ask for it any more', async () => {
  const { categories, brands } = consoleActions.listCategories.example.output;
  const other = { id: 6, name: 'Hair Care', subcategories: [] };
  const { screen, user, sent, at } = await openConsole('/products?q=neem', {
    answers: { listCategories: { categories: [...categories, other], brands } },
  });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  /** The form is another one with every address. */
  async function pick(name: string, option: string, address: string) {
    const field = screen.getByRole('combobox', { name });
    await user.selectOptions(field, option);
    await expect.poll(at).toBe(address);
    await expect.poll(() => field.isConnected).toBe(false);
  }
  await pick('Category', 'Skin Care', '/products?q=neem&category=5');
  await pick('Subcategory', 'Face Care', '/products?q=neem&category=5&subcategory=9');
  await pick('Category', 'Hair Care', '/products?q=neem&category=6');
  expect(sent('listProducts').slice(0, 3)).toMatchObject([
    { q: 'neem' },
    { q: 'neem', category: 5 },
    { q: 'neem', category: 5, subcategory: 9 },
  ]);
});

test('filters in force show on their button, and are cleared beside the search', async () => {
  const { screen, user, at } = await openConsole('/products?hidden=1&q=soap');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Clear' }));
  await screen.findByRole('button', { name: 'Filters' });
  expect(at()).toBe('/products');
});

test('what is ticked is changed together; what filters find is another way', async () => {
  const { screen, user } = await openConsole('/products?q=neem');
  expect(screen.getByRole('link', { name: 'Change all found' }).getAttribute('href')).toBe(
    '/console/products/edit?q=neem',
  );
  await user.click(screen.getByLabelText(`Select ${name}`));
  expect(screen.getByRole('link', { name: 'Change 1 product' }).getAttribute('href')).toBe(
    '/console/products/edit?ids=12',
  );
});

test('staff add no products', async () => {
  const { screen } = await openConsole('/products', { role: 'staff' });
  expect(screen.queryByRole('link', { name: 'Add a product' })).toBeNull();
});

test('a packer sees no products', async () => {
  const { screen, sent } = await openConsole('/products', { role: 'packer' });
  expect(screen.getByText('Your role does not include this.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Products' })).toBeNull();
  expect(sent('saveProduct')).toEqual([]);
});

test('a cell counts the shelf: with what orders wait for, which is said beside it and stays after undoing', async () => {
  let stock = 4_015;
  const held = () => ({ ...detail, stock, promised: 120 });
  const { screen, user, fill, press, sent } = await openConsole('/products', {
    answers: {
      listProducts: { products: [{ ...row, stock, promised: 120 }], next: null },
      getProduct: () => ({ product: held() }),
      changeStock: ({ units }) => {
        stock = Number(units) - 120;
        return { product_id: 12, units: 0, stock };
      },
    },
  });
  const field = screen.getByLabelText<HTMLInputElement>(`Units on the shelf of ${name}`);
  expect(field.value).toBe('4135');
  await screen.findByText('120 for orders');
  await fill(field, '4130');
  await user.keyboard('{Enter}');
  await screen.findByText(`Units on the shelf of ${name}: 4,135 → 4,130.`);
  await press('Undo');
  await expect.poll(() => field.value).toBe('4135');
  expect(sent('changeStock')).toMatchObject([
    { units: 4_130, expected: 4_135, reason: 'count' },
    { units: 4_135, expected: 4_130, reason: 'count' },
  ]);
});
