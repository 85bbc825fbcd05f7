// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { productRowExample as neem } from '#contract/console/product.ts';
import { openConsole, saidOf } from '#test/open-console.tsx';

const soap = { ...neem, id: 13, sku: 'SOAP-1', barcode: '', product_name: 'Soap 75 g', stock: 600 };
const both = [neem, soap];
const answers = {
  listProducts: ({ q = '' }: { q?: string | undefined }) => ({
    products: both.filter((one) =>
      `${one.sku} ${one.product_name}`.toLowerCase().includes(q.toLowerCase()),
    ),
    next: null,
  }),
};

/** The sheet with what its two fields are. */
async function openSheet() {
  const view = await openConsole('/products/stock', { answers });
  const code = view.screen.getByRole<HTMLInputElement>('combobox', { name: 'SKU or barcode' });
  const units = view.screen.getByLabelText<HTMLInputElement>('Units');
  const isFocused = (field: HTMLElement) => expect.poll(() => document.activeElement).toBe(field);
  return {
    ...{ ...view, code, units, isFocused },
    /** A code, Enter, units, Enter: by keyboard alone. */
    async line(sku: string, count: string) {
      await isFocused(code);
      await view.user.keyboard(`${sku}{Enter}`);
      await isFocused(units);
      await view.user.keyboard(`${count}{Enter}`);
    },
  };
}

test('lines come by keyboard alone and are booked at once, with the way to each ledger', async () => {
  const { screen, user, line, code, isFocused, answer, sent } = await openSheet();
  await line('soap-1', '12');
  await line(neem.sku.toLowerCase(), '24');
  await line('soap-1', '12');
  await screen.findByText('2 lines · 48 units');
  await isFocused(code);
  answer({
    changeStocks: ({ lines }) => ({
      lines: lines.map(({ product_id, units }) => ({
        ...{ product_id: Number(product_id), units: Number(units), stock: 700 },
      })),
      repeated: false,
    }),
  });
  await user.click(screen.getByLabelText('Note'));
  await user.keyboard('Bill 1182{Enter}');
  await screen.findByText(/^2 lines are booked:/);
  await isFocused(code);
  expect(sent('changeStocks')).toMatchObject([
    {
      ...{ reason: 'restock', note: 'Bill 1182' },
      lines: [
        { product_id: 13, units: 24 },
        { product_id: 12, units: 24 },
      ],
    },
  ]);
  expect(screen.getByRole('link', { name: 'Soap 75 g' }).getAttribute('href')).toBe(
    '/console/products/13#ledger',
  );
});

test('words find several: arrows and Enter choose; nothing found says so', async () => {
  const { screen, user, code, units, fill, isFocused } = await openSheet();
  await fill(code, 'no such thing');
  await screen.findByText('Nothing found for “no such thing”.');
  // Both have an "a".
  await fill(code, 'a');
  await expect.poll(() => screen.queryAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  await isFocused(units);
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
    `${soap.product_name} ${soap.sku}`,
  );
});

test('too many units are told beside their field, and stay typed', async () => {
  const { line, units, isFocused } = await openSheet();
  await line('soap-1', '12345678');
  expect(saidOf(units)).toBe('At most 10,00,000 units.');
  expect(units.value).toBe('12345678');
  await isFocused(units);
});

test('lines stay goods in until someone says otherwise', async () => {
  const { screen, user, line, dialog, press, code, isFocused, answer, at, sent } =
    await openSheet();
  await line('soap-1', '96');
  await screen.findByRole('button', { name: 'Book in 96 units in 1 line' });
  const kind = (name: string) => screen.getByRole('link', { name });
  await user.click(kind('Write-off'));
  const asked = await dialog('Change 1 line to a write-off?');
  expect(asked.element.textContent).toContain('1 line with 96 units stays on the sheet');
  await user.click(asked.getByRole('button', { name: 'Keep as goods in' }));
  await screen.findByRole('button', { name: 'Book in 96 units in 1 line' });
  expect(kind('Goods in').getAttribute('aria-current')).toBe('true');
  await user.click(kind('Write-off'));
  await press('Change to a write-off');
  await screen.findByRole('button', { name: 'Write off 96 units in 1 line' });
  expect(at()).toBe('/products/stock?reason=write-off');
  answer({
    changeStocks: { lines: [{ product_id: 13, units: -96, stock: 504 }], repeated: false },
  });
  await press('Write off 96 units in 1 line');
  const booked = await screen.findByText(/1 line is booked:/);
  expect(booked.textContent).toBe('1 line is booked: Soap 75 g −96 units, now 504 in stock.');
  await isFocused(code);
  expect(sent('changeStocks')).toMatchObject([{ reason: 'write-off' }]);
});

test('a count says what should be on the shelf, orders included, and marks one below what they wait for', async () => {
  const product = { ...soap, stock: 4_015, promised: 120 };
  const { screen, user, fill } = await openConsole('/products/stock?reason=count', {
    answers: { listProducts: { products: [product], next: null } },
  });
  await user.click(screen.getByRole('combobox', { name: 'SKU or barcode' }));
  await user.keyboard('soap-1{Enter}');
  await screen.findByText(
    /4,135 units should be on the shelf, 120 of them for orders that have not left the shop\./,
  );
  await fill(screen.getByLabelText('Units counted'), '4135');
  await user.keyboard('{Enter}');
  const line = await screen.findByRole('row', { name: /^Soap 75 g/ });
  expect(line.textContent).toMatch(/4,135120 for orders4,1354,135/);
  await user.click(screen.getByRole('button', { name: 'Remove Soap 75 g' }));
  await user.click(screen.getByRole('combobox', { name: 'SKU or barcode' }));
  await user.keyboard('soap-1{Enter}');
  await fill(screen.getByLabelText('Units counted'), '119');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('row', { name: /^Soap 75 g/ })).textContent).toMatch(/119–/);
});
