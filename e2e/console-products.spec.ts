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
  await page.getByLabel('SKU').fill('HMB-1');
  await page.getByLabel('Brand').selectOption({ index: 1 });
  await page.getByLabel('Subcategory', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('MRP', { exact: true }).fill('120');
  await page.getByLabel('Pack size 1').fill('12');
  await page.getByLabel('Price of pack 1', { exact: true }).fill('90');
  await page.getByLabel('Opening stock (units)').fill('240');
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
  await price.fill('75.5');
  await price.press('Enter');
  const said = page.getByRole('status').filter({ hasText: product_name });
  await expect(said).toHaveText(`Price of the pack of 12 of ${product_name}: ₹80.00 → ₹75.50.`);

  await page.goto('/faqs');
  const alert = page.getByRole('dialog', { name: 'Price Update Alert' });
  await expect(alert).toContainText('the price of 1 item(s) in your cart has been updated');
  // Settled: it would open over the pages of other journeys of this customer.
  await alert.getByRole('button', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL('/cart');
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
  const opening = context.waitForEvent('page');
  await told.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const signInTab = await opening;
  await signInTab.getByLabel('E-mail').fill(operator.email);
  await signInTab.getByLabel('Password', { exact: true }).fill(operator.password);
  await signInTab.getByRole('button', { name: 'Sign in' }).click();
  await expect(signInTab.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  // Another tab that signs out does not take it away either.
  await signInTab.goto('/console/settings/account');
  await signInTab.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(signInTab).toHaveURL('/console/sign-in');
  await signInTab.close();
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
