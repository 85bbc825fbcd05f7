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

// Files of prices cannot be applied beside one another: one test after the other.
test.describe.configure({ mode: 'default' });

const count = 1_000;
/** A thousand rows take a while beside other journeys. */
const checked = { timeout: 30_000 };
let batch = 0;

/** 1,000 products of its own, by a file; gives the beginning of their SKUs. */
async function addProducts(page: Parameters<typeof post>[0]): Promise<string> {
  batch += 1;
  const sku = `F${process.pid}-${batch}-`;
  const { categories, brands } = await read(page, 'listCategories', {});
  const place = `${brands[0].name},${categories[0].name},${categories[0].subcategories[0].name}`;
  const rows = Array.from(
    { length: count },
    (_, i) => `${sku}${i + 1},File Soap ${batch} ${i + 1},${place},100,12,80,240,600,yes`,
  );
  const head =
    'sku,product_name,brand_name,category_name,subcategory_name,mrp,set_qty1,selling_price1,maxqty,stock,hidden';
  const { file_id } = await check(page, 'products', [head, ...rows].join('\n'));
  await post(page, 'applyFile', { file_id });
  return sku;
}

async function check(page: Parameters<typeof post>[0], kind: string, text: string) {
  const file = { name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const answer = await page.request.post('/console/api/checkFile', {
    ...{ multipart: { kind, file }, headers: { 'x-thok': '1' } },
  });
  return answer.json();
}

test('a price file of 1,000 rows with 3 errors is corrected, applied and undone @long', async ({
  page,
}) => {
  test.slow(); // three files of a thousand rows, and a look at every screen on the way
  await signInAs(page, owner);
  const sku = await addProducts(page);
  const priceOf = async (number: number) =>
    (await read(page, 'findProduct', { code: `${sku}${number}` })).product.selling_price1;
  const lines = (prices: (i: number) => string) =>
    `sku;selling_price1\n${Array.from({ length: count }, (_, i) => `${sku}${i + 1};${prices(i + 1)}`).join('\n')}`;
  const wrong: Record<number, string> = { 17: '120', 500: 'soon', 999: '' };
  const right = (i: number) => (i === 42 ? '40' : '82.50');

  await page.goto('/console/products');
  await page.getByRole('link', { name: 'Files' }).click();
  await expect(page.getByRole('heading', { name: 'Upload a file' })).toBeVisible();
  const choose = async (name: string, text: string) => {
    await page.getByLabel('What is in it').selectOption('Prices');
    await page.getByLabel('Choose a file').setInputFiles({
      ...{ name, mimeType: 'text/csv', buffer: Buffer.from(text) },
    });
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  await choose(
    'august.csv',
    lines((i) => wrong[i] ?? right(i)),
  );
  await expect(page.getByText('3 rows are wrong')).toBeVisible(checked);
  for (const [row, sentence] of [
    ['18', 'Price of pack 1 “120” must not be above the MRP.'],
    ['501', 'Price of pack 1 “soon” must be an amount in rupees above 0 with at most 2 decimals.'],
    ['1000', 'Price of pack 1 is required with a pack size.'],
  ]) {
    const cells = page.getByRole('row').filter({ hasText: `${sentence}` });
    await expect(cells).toContainText([`${row}`]);
    await expect(cells).toContainText(['selling_price1']);
    await expect(cells.getByRole('link', { name: /^File Soap/ })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await expectGoodScreen(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV to correct' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^prices-to-correct-.*\.csv$/);
  await page.getByRole('link', { name: 'Upload again' }).click();

  await choose('august-2.csv', lines(right));
  await expect(page.getByText('1,000 changes', { exact: true })).toBeVisible(checked);
  const first = page.getByRole('row').filter({ hasText: `${sku}42` });
  await expect(page.locator('tbody > tr').first()).toContainText(`${sku}42`);
  await expect(first).toContainText('₹80.00');
  await expect(first).toContainText('₹40.00');
  await expect(first).toContainText('−50.0%');
  await expect(first.getByRole('row', { name: 'Margin 1' })).toContainText('20.00%60.00%');
  const product = first.getByRole('link', { name: /^File Soap \d+ 42$/ });
  await expect(product).toHaveAttribute('href', /^\/console\/products\/\d+$/);
  await expectGoodScreen(page);
  expect(await priceOf(1)).toBe(80);
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply this file?' });
  await expect(dialog).toContainText('It changes prices of 1,000 products, all together');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Applied · /)).toBeVisible(checked);
  expect([await priceOf(1), await priceOf(42)]).toEqual([82.5, 40]);
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Everything is as it was before.')).toBeVisible(checked);
  expect([await priceOf(1), await priceOf(42)]).toEqual([80, 80]);
  await page.getByRole('link', { name: 'All files' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'august-2.csv' })).toContainText('Undone');
  await expect(page.getByRole('row').filter({ hasText: 'august.csv' })).toContainText(
    '3 rows to correct',
  );
});

test('a file that cannot be read says why, and one that changes nothing says so @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  await page.goto('/console/products/files?kind=stock');
  await expect(page.getByLabel('What is in it')).toHaveValue('stock');
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('photo.csv', Buffer.from('89504e470d0a1a0a00', 'hex'));
  await expect(page.getByText('This is no UTF-8 text')).toBeVisible();
  await expectGoodScreen(page);
  const counts = page.getByText('Unchanged', { exact: true });
  await page.getByRole('link', { name: 'Upload again' }).click();
  await choose('count.csv', Buffer.from('sku;stok\nA;1\n'));
  await expect(page.getByText('This file could not be read')).toBeVisible();
  const header = page.getByRole('list', { name: 'What is wrong with row 1' });
  await expect(header).toContainText('Column “stok”: A file of stock has no such column.');
  await expect(page.getByText('Not readable')).toBeVisible();
  await expect(counts).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Upload again' }).click();
  await choose('count.xlsx', Buffer.from('no spreadsheet\n'));
  await expect(page.getByText('Its name says Excel')).toBeVisible();
  await expect(counts).toHaveCount(0);
  await page.getByRole('link', { name: 'All files' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'count.xlsx' })).toContainText(
    'Not readable',
  );
  const stock = await page.request.get('/console/api/exportFile?kind=stock&format=xlsx');
  await page.goto('/console/products/files?kind=stock');
  await choose('stock.xlsx', await stock.body());
  await expect(page.getByText('This file changes nothing.')).toBeVisible();
  await expect(page.getByText('Nothing to change')).toBeVisible();
  await expectGoodScreen(page);
});

test('Hindi names of categories and brands come from a file, and go with its undo @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const brand_name = `Files ${process.pid}`;
  const { brand } = await post(page, 'saveBrand', { brand_name });
  const hindiName = async () => {
    const { brands } = await read(page, 'listBrands', {});
    return brands.find((one: { id: number }) => one.id === brand.id).brand_name_hi;
  };
  const upload = async (name: string, rows: string) => {
    await page.goto('/console/products/files?kind=names');
    await expect(page.getByText('“Brand / Nimora”')).toBeVisible();
    await page.getByLabel('Choose a file').setInputFiles({
      ...{ name, mimeType: 'text/csv', buffer: Buffer.from(`place,name_hi\n${rows}`) },
    });
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  await page.goto('/console/products/files?kind=names');
  await page.getByRole('searchbox', { name: 'Search' }).scrollIntoViewIfNeeded();
  const chosen = page.getByRole('link', { name: 'Hindi names', exact: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expectGoodScreen(page);
  await upload('wrong.csv', `Brand / ${brand_name},फ़ाइल\nMoon / Tea,=A1\n`);
  await expect(page.getByText('1 row is wrong')).toBeVisible();
  await expect(page.getByText('1 row to correct')).toBeVisible();
  // One row, whatever is wrong with it.
  await expect(page.locator('tbody > tr')).toHaveCount(1);
  await expect(page.getByText('Hindi name “=A1” begins with =')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Moon / Tea' })).toContainText(
    'There is no such category or brand.',
  );
  await expectGoodScreen(page);
  await upload('names.csv', `brand / ${brand_name},फ़ाइल\n`);
  await expect(page.getByRole('row').filter({ hasText: brand_name })).toContainText('Hindi name');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply this file?' });
  await expect(dialog).toContainText('It changes Hindi names of 1 category or brand, all together');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Applied · /)).toBeVisible();
  expect(await hindiName()).toBe('फ़ाइल');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Everything is as it was before.')).toBeVisible();
  expect(await hindiName()).toBe('');
});

test('staff see the files of what they may save @long', async ({ page }) => {
  const staff = await addOperator(page, 'staff');
  await signInAs(page, staff);
  await page.goto('/console/products/files');
  await expect(page.getByRole('option')).toHaveText(['Prices', 'Stock', 'Customers']);
  await expect(page.getByRole('link', { name: 'Products as CSV' })).toHaveCount(0);
  const prices = page.getByRole('link', { name: 'Prices as XLSX' });
  // Folded on a phone, where the list of files would lie below it.
  await expect(prices).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Uploaded files' })).toBeInViewport();
  await page.getByRole('heading', { name: 'Download' }).click();
  await expect(prices).toBeVisible();
});
