import sharp from 'sharp';
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
import { post as buy, emptyCart, ordersOf, signIn } from './order-fixture.ts';

// One customer's cart: one test after the other.
test.describe.configure({ mode: 'default' });

let added = 0;

/** A product of its own, with 600 units. */
async function addProduct(page: Parameters<typeof post>[0], more: object = {}) {
  added += 1;
  const { product } = await post(page, 'saveProduct', {
    ...{ product_name: `Journey Soap ${added}`, sku: `J-${process.pid}-${added}`, brand_id: 1 },
    ...{ subcategory_id: 1, mrp: 100, maxqty: 240, set_qty1: 12, selling_price1: 80, stock: 600 },
    ...more,
  });
  return product;
}

test('a new product with a camera picture, up to its first order in the shop', async ({ page }) => {
  test.slow(); // from the form to the checkout
  const name = 'Himalaya Mint Balm';
  await signInAs(page, owner);
  await page.goto('/console/products');
  await page.getByRole('link', { name: 'Add a product' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('SKU is required.')).toBeVisible();
  await expect(page.getByText('Fields marked * are required.')).toBeVisible();
  await expect(page.getByText('The price shows here once')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel('SKU').fill('HMB-1');
  await page.getByLabel('Brand').selectOption({ index: 1 });
  await page.getByLabel('Subcategory', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('MRP', { exact: true }).fill('120');
  await page.getByLabel('Pack size 1').fill('12');
  await page.getByLabel('Margin 1 (%)').fill('32.5');
  await expect(page.getByLabel('Price of pack 1', { exact: true })).toHaveValue('81.00');
  await page.getByLabel('Price of pack 1', { exact: true }).fill('90');
  await expect(page.getByLabel('Margin 1 (%)')).toHaveValue('25.00');
  const stock = page.getByLabel('Opening stock (units)');
  await stock.fill('12345678');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(stock).toHaveAccessibleDescription('At most 10,00,000 units.');
  await expect(stock).toHaveValue('12345678');
  await stock.fill('240');
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b6b4b' } });
  await page.getByLabel('Choose a picture').setInputFiles({
    ...{ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() },
  });
  const crop = page.getByRole('dialog', { name: 'Which part?' });
  await expectGoodScreen(page);
  await crop.getByLabel('Enlarge').fill('2');
  await crop.getByRole('button', { name: 'Part of the picture' }).press('ArrowLeft');
  await crop.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('Another picture')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Opening stock')).toBeVisible();
  await expectGoodScreen(page);
  const { product } = await read(page, 'getProduct', { id: Number(page.url().split('/').at(-1)) });
  const size = await sharp(
    await (await page.request.get(`/images/products/${product.image_name}`)).body(),
  ).metadata();
  expect([size.width, size.height]).toEqual([240, 240]);

  const userId = await signIn(page, 'first');
  await emptyCart(page, userId);
  await page.goto(`/product-detail/${product.slug}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const pack = { set_qty: '+12', type: 'variant1', user_id: userId };
  await buy(page, 'addToCart', { product_id: product.id, ...pack });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/checkout-pick-drop');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
  const [placed] = await ordersOf(page, userId);
  await page.goto(`/console/products/${product.id}`);
  await expect(page.getByRole('link', { name: `Order #${placed?.id}` })).toBeVisible();
  await expect(page.getByRole('row', { name: /Order #/ })).toContainText('228');
  await expect(page.getByText(`Order Order #${placed?.id}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Hide ${name}?` });
  await expect(dialog).toContainText('It is in 1 order, so it is kept and hidden');
  await expect(dialog.getByRole('button', { name: 'Hide' })).toBeVisible();
});

test('a price changed in the list alerts the customer who has it in the cart', async ({ page }) => {
  await signInAs(page, owner);
  const { id, product_name, sku } = await addProduct(page);
  const userId = await signIn(page, 'first');
  await emptyCart(page, userId);
  await buy(page, 'addToCart', {
    product_id: id,
    set_qty: '+12',
    type: 'variant1',
    user_id: userId,
  });
  await page.goto(`/console/products?q=${sku}`);
  const price = page.getByLabel(`Price of the pack of 12 of ${product_name}`);
  await price.fill('abc');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.press('Escape');
  await expect(price).toHaveValue('80.00');
  await price.fill('101');
  await price.press('Enter');
  await expect(page.getByText('Price of the pack of 12 must not be above the MRP.')).toBeVisible();
  await expect(price).toHaveAccessibleDescription(
    'Price of the pack of 12 must not be above the MRP.',
  );
  await expect(price).toHaveValue('101');
  await expectGoodScreen(page);
  await price.fill('70');
  await price.press('Enter');
  const said = page.getByRole('status').filter({ hasText: product_name });
  await expect(said).toHaveText(`Price of the pack of 12 of ${product_name}: ₹80.00 → ₹70.00.`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toHaveValue('80.00');
  await price.fill('75.5');
  await price.press('Enter');
  await page.getByLabel(`MRP of ${product_name}`).fill('99');
  await page.getByLabel(`Stock of ${product_name}`).fill('590');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await read(page, 'getProduct', { id })).product)
    .toMatchObject({ selling_price1: 75.5, mrp: 99, stock: 590, version: 5 });
  await expect(said).toHaveText(`Stock of ${product_name}: 600 → 590.`);
  // What is sold meanwhile stays sold.
  await post(page, 'changeStock', { product_id: id, units: 12, reason: 'counter-sale' });
  await page.getByRole('button', { name: 'Undo' }).click();
  const stock = page.getByLabel(`Stock of ${product_name}`);
  await expect(stock).toHaveValue('588');
  // What is low says so at once, and no longer once it has come in.
  const isLow = page.getByRole('row').filter({ has: stock }).getByText('Low', { exact: true });
  await stock.fill('24');
  await stock.press('Enter');
  await expect(isLow).toBeVisible();
  await stock.fill('588');
  await stock.press('Enter');
  await expect(said).toHaveText(`Stock of ${product_name}: 24 → 588.`);
  await expect(isLow).toHaveCount(0);
  await expectGoodScreen(page);

  await page.goto('/faqs');
  const alert = page.getByRole('dialog', { name: 'Price Update Alert' });
  await expect(alert).toContainText('the price of 1 item(s) in your cart has been updated');
  // Settled: it would open over the pages of other journeys of this customer.
  await alert.getByRole('button', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test('a stock typed over one that has moved meanwhile is not saved unseen', async ({ page }) => {
  await signInAs(page, owner);
  const { id, product_name, sku } = await addProduct(page);
  await page.goto(`/console/products?q=${sku}`);
  const stock = page.getByLabel(`Stock of ${product_name}`);
  await expect(stock).toHaveValue('600');
  await post(page, 'changeStock', { product_id: id, units: 20, reason: 'counter-sale' });
  await stock.fill('610');
  await stock.press('Enter');
  await expect(stock).toHaveAccessibleDescription(/moved meanwhile: it is 580 now/);
  await expect(stock).toHaveValue('610');
  const now = async () => (await read(page, 'getProduct', { id })).product.stock;
  expect(await now()).toBe(580);
  await expectGoodScreen(page);
  // Whoever has looked saves; undoing takes back exactly that.
  await stock.press('Enter');
  const said = page.getByRole('status').filter({ hasText: product_name });
  await expect(said).toHaveText(`Stock of ${product_name}: 580 → 610.`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stock).toHaveValue('580');
  expect(await now()).toBe(580);
});

test('goods in: 40 lines by keyboard, booked at once @desktop-only @long', async ({ page }) => {
  await signInAs(page, owner);
  const { products } = await read(page, 'listProducts', { limit: 40 });
  await page.goto('/console/products/stock');
  await expect(page.getByLabel('SKU or barcode')).toBeFocused();
  await page.keyboard.type('no such thing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “no such thing”.')).toBeVisible();
  await page.getByLabel('SKU or barcode').fill('');
  // Several have these words: arrows and Enter choose. At once: every pause is a search of its own.
  await page.keyboard.insertText('soap');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  const [, second = ''] = await options.allInnerTexts();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: second })).toBeVisible();
  await expect(page.getByLabel('Units')).toBeFocused();
  await page.getByLabel('SKU or barcode').focus();
  for (const { sku, product_name } of products) {
    await expect(page.getByLabel('SKU or barcode')).toBeFocused();
    await page.keyboard.type(sku.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Units')).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: `Remove ${product_name}`, exact: true }),
    ).toBeVisible();
  }
  await expect(page.getByText('40 lines · 480 units')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel('Note').fill('Bill 1182');
  await page.keyboard.press('Enter');
  await expect(page.getByText('40 lines are booked:')).toContainText('and 37 more.');
  await expect(page.getByLabel('SKU or barcode')).toBeFocused();
  const [first] = products;
  const { movements } = await read(page, 'listStockMovements', { product_id: first.id });
  expect(movements[0]).toMatchObject({ units: 12, reason: 'restock', note: 'Bill 1182' });
});

test('lines of a stock sheet stay goods in until someone says otherwise @desktop', async ({
  page,
}) => {
  await signInAs(page, owner);
  const { id, sku, product_name } = await addProduct(page);
  await page.goto('/console/products/stock');
  await page.getByLabel('SKU or barcode').fill(sku);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Units')).toBeFocused();
  await page.keyboard.type('12345678');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Units')).toHaveAccessibleDescription('At most 10,00,000 units.');
  await expect(page.getByLabel('Units')).toHaveValue('12345678');
  await expectGoodScreen(page);
  await page.getByLabel('Units').fill('96');
  await page.keyboard.press('Enter');
  const bookIn = page.getByRole('button', { name: 'Book in 96 units in 1 line' });
  await expect(bookIn).toBeVisible();
  await expectGoodScreen(page);
  const kinds = page.getByRole('navigation', { name: 'Kind of sheet' });
  await kinds.getByRole('link', { name: 'Write-off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 line to a write-off?' });
  await expect(dialog).toContainText('1 line with 96 units stays on the sheet');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Keep as goods in' }).click();
  await expect(bookIn).toBeVisible();
  await expect(kinds.getByRole('link', { name: 'Goods in' })).toHaveAttribute('aria-current');
  await kinds.getByRole('link', { name: 'Write-off' }).click();
  await dialog.getByRole('button', { name: 'Change to a write-off' }).click();
  await expect(page).toHaveURL(/reason=write-off/);
  await page.getByRole('button', { name: 'Write off 96 units in 1 line' }).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'booked' });
  await expect(said).toHaveText(`1 line is booked: ${product_name} −96 units, now 504 in stock.`);
  await expect(page.getByLabel('SKU or barcode')).toBeFocused();
  await expectGoodScreen(page);
  await said.getByRole('link', { name: product_name }).click();
  await expect(page).toHaveURL(`/console/products/${id}#ledger`);
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeInViewport();
});

test('a product changed by two at once: what changed is shown, nothing typed is lost', async ({
  page,
}) => {
  await signInAs(page, owner);
  const { id } = await addProduct(page);
  await page.goto(`/console/products/${id}`);
  await page.getByLabel('Barcode').fill(`890${process.pid}`);
  await post(page, 'saveProduct', { id, mrp: 110 });
  await page.getByRole('link', { name: 'All products' }).click();
  await expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByText('Not saved: Barcode')).toBeVisible();
  await page.getByRole('heading', { name: 'Ledger' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else has saved this product.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'MRP' })).toContainText('110');
  await expect(page.getByLabel('Barcode')).toHaveValue(`890${process.pid}`);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const { product } = await read(page, 'getProduct', { id });
  expect(product).toMatchObject({ mrp: 110, barcode: `890${process.pid}` });

  await page.getByLabel('What happened').selectOption('Write-off');
  await page.getByLabel('Units', { exact: true }).fill('601');
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('Only 600 unit(s) left')).toBeVisible();
  await page.getByLabel('Units', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('595 units')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page).toHaveURL('/console/products');
  expect((await read(page, 'getProduct', { id })).product.hidden).toBe(true);
});

test('a session that ends under a form leaves what is typed, to be saved after signing in', async ({
  page,
  context,
}) => {
  await signInAs(page, owner);
  const { id } = await addProduct(page);
  const operator = await addOperator(page, 'owner');
  await signInAs(page, operator);
  await page.goto(`/console/products/${id}`);
  const price = page.getByLabel('Price of pack 1', { exact: true });
  await price.fill('78');
  await context.clearCookies();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Your session has ended');
  await expectGoodScreen(page);
  const opening = context.waitForEvent('page');
  await told.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const door = await opening;
  await door.getByLabel('E-mail').fill(operator.email);
  await door.getByLabel('Password', { exact: true }).fill(operator.password);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(door.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  // Another tab that signs out does not take it away either.
  await door.goto('/console/settings/account');
  await door.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(door).toHaveURL('/console/sign-in');
  await door.close();
  await save.click();
  await expect(told).toContainText('Your session has ended');
  await expect(price).toHaveValue('78');

  await post(page, 'signIn', operator);
  await save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
  const { product } = await read(page, 'getProduct', { id });
  expect(product.selling_price1).toBe(78);
});

test('a SKU or barcode that another product has is told beside its field', async ({ page }) => {
  await signInAs(page, owner);
  const barcode = `89${process.pid}`;
  const { sku } = await addProduct(page, { barcode });
  const { id } = await addProduct(page);
  await page.goto(`/console/products/${id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (const [label, taken] of [
    ['SKU', sku],
    ['Barcode', barcode],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(taken);
    await save.click();
    await expect(field).toHaveAccessibleDescription(`Another product has this ${label}.`, {
      ignoreCase: true,
    });
    await expect(field).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field.fill(before);
  }
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('staff change prices and stock; a packer sees no products', async ({ page }) => {
  const [staff, packer] = [await addOperator(page, 'staff'), await addOperator(page, 'packer')];
  await signInAs(page, owner);
  const { id } = await addProduct(page);
  await page.context().clearCookies();
  await signInAs(page, staff);
  await page.goto('/console/products');
  await expect(page.getByRole('link', { name: 'Add a product' })).toHaveCount(0);
  await page.goto(`/console/products/${id}`);
  await expect(page.getByLabel('SKU')).not.toBeEditable();
  await page.getByLabel('Price of pack 1', { exact: true }).fill('79');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectGoodScreen(page);
  await page.context().clearCookies();
  await signInAs(page, packer);
  await page.goto('/console/products');
  await expect(page.getByText('Your role does not include this.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Products' })).toHaveCount(0);
});

test('a form tells everything that is wrong at once, and is saved until the next change @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const product = await addProduct(page);
  await page.goto(`/console/products/${product.id}`);
  await page.getByLabel('SKU').fill('');
  await page.getByLabel('Price of pack 1', { exact: true }).fill('99999');
  await page.getByLabel('Price of pack 2').fill('70');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('SKU is required.')).toBeVisible();
  await expect(page.getByText('Price of pack 1 must not be above the MRP.')).toBeVisible();
  await expect(page.getByText('Pack size 2 is required with a price.')).toBeVisible();
  await page.getByLabel('SKU').fill(product.sku);
  await page.getByLabel('Price of pack 1', { exact: true }).fill('79');
  await page.getByLabel('Pack size 2').fill('24');
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Saved.', { exact: true });
  await expect(saved).toBeVisible();
  await page.getByLabel('Price of pack 1', { exact: true }).fill('78');
  await expect(saved).toBeHidden();
});

test('hiding and deleting say what becomes of carts and of the product @long', async ({ page }) => {
  await signInAs(page, owner);
  const [used, unused] = [await addProduct(page), await addProduct(page)];
  await post(page, 'changeStock', { product_id: used.id, units: 1, reason: 'counter-sale' });
  await page.goto(`/console/products/${used.id}`);
  await page.getByLabel('Hidden from the shop').check();
  await expect(page.getByText('Saving hides it from the shop. It is in no cart.')).toBeVisible();
  await page.getByLabel('Hidden from the shop').uncheck();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: `Hide ${used.product_name}?` })).toContainText(
    'so it is kept and hidden from the shop',
  );
  await expectGoodScreen(page);
  await page.goto(`/console/products/${unused.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${unused.product_name}?` });
  await expect(dialog).toContainText('it goes for good');
  // Someone else was faster: what is deleted is what was looked at.
  await post(page, 'saveProduct', { id: unused.id, selling_price1: 79 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Someone has changed this product meanwhile.');
});

test('the editor takes the place kept for it: what stands below does not move @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const { id } = await addProduct(page, {
    product_description: `<h3>Mild soap</h3><p>${'With neem and turmeric. '.repeat(30)}</p>`,
  });
  const held = Promise.withResolvers<void>();
  await page.route(/\/Editor-[^/]*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/console/products/${id}`);
  const below = page.getByLabel('Hidden from the shop');
  await expect(page.getByLabel('The editor is loading…')).toBeVisible();
  const before = await below.boundingBox();
  held.resolve();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(before?.y);
});

test('products are found by their subcategory @long', async ({ page }) => {
  await signInAs(page, owner);
  const product = await addProduct(page);
  await page.goto(`/console/products?q=${product.sku}`);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filters' });
  if (await filters.isVisible()) await filters.click();
  const choose = (name: string, index: number) =>
    page.getByRole('combobox', { name, exact: true }).selectOption({ index });
  await choose('Category', 1);
  await expect(page).toHaveURL(/category=1/);
  await choose('Subcategory', 1);
  await expect(page).toHaveURL(/subcategory=1/);
  await expect(page.getByRole('link', { name: product.product_name })).toBeVisible();
  // What was chosen below another category is not asked for any more.
  await choose('Category', 2);
  await expect(page).not.toHaveURL(/subcategory/);
  await expect(page.getByText('No products match these filters.')).toBeVisible();
});

test('a field takes pasted text, the picture beside it or not @long', async ({ page }) => {
  await signInAs(page, owner);
  const product = await addProduct(page);
  await page.goto(`/console/products/${product.id}`);
  await expect(page.getByLabel('SKU')).toBeVisible();
  const paste = (selector: string) =>
    page.evaluate(async (at) => {
      const canvas = document.createElement('canvas');
      const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      const data = new DataTransfer();
      data.setData('text/plain', 'Neem');
      data.items.add(new File([picture ?? ''], 'cells.png', { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
      document.querySelector(at)?.dispatchEvent(event);
    }, selector);
  const crop = page.getByRole('dialog', { name: 'Which part?' });
  await paste('[name=product_name]');
  await paste('[name=sku]');
  await expect(crop).toBeHidden();
  await paste('body');
  await expect(crop).toBeVisible();
});

test('a save without an answer, and stock without units, say so where it was pressed @long', async ({
  page,
  quietConsole,
}) => {
  await signInAs(page, owner);
  const { id } = await addProduct(page);
  await page.goto(`/console/products/${id}`);
  await page.getByLabel('Packaging 1').fill('Box');
  await page.route('**/console/api/saveProduct*', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('Please type a whole number of units.')).toBeInViewport();
  await expect(page.getByLabel('Units', { exact: true })).toBeFocused();
});

test('filters in force show on a phone, and are cleared beside the search @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  await page.goto('/console/products?hidden=1&q=soap');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('search').getByRole('link', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});

test('a product is previewed as its page, as it is typed @long', async ({ page }) => {
  await signInAs(page, owner);
  const product = await addProduct(page, { product_description: '<p>Mild soap.</p>' });
  await page.goto(`/console/products/${product.id}`);
  await page.getByText('As a page').click();
  const preview = page.getByRole('group').filter({ hasText: 'As a page' });
  await expect(preview).toContainText('Mild soap.');
  await page.getByLabel('Name', { exact: true }).fill('Typed Soap');
  await page.getByLabel('Price of pack 1', { exact: true }).fill('75');
  await expect(preview).toContainText('Typed Soap');
  await expect(preview).toContainText('₹75.00/unit');
  await page.getByRole('button', { name: 'HTML' }).click();
  const html = page.getByRole('textbox', { name: 'Description' });
  await html.fill('<h3>Use</h3><script>1</script>daily');
  await expect(preview.getByRole('heading', { name: 'Use' })).toBeVisible();
  await expect(preview.locator('script')).toHaveCount(0);
  await expect(preview).toContainText('daily');
  await expectGoodScreen(page);
});
