import { post as consolePost, owner, signInAs } from './console-fixture.ts';
import { customerPages, formPages, textPages } from './every-page.ts';
import { expectGoodPage } from './good-page.ts';
import { expect, fillCart, placeOrder, read, signIn, test } from './order-fixture.ts';
import { expectReadableAt } from './readable-page.ts';

const devanagari = /[\u0900-\u097f]/;

// Their own customer: a choice is remembered on the account.
test.afterEach(async ({ page }) => {
  await page.request.get('/?lang=en');
});

test('a visitor chooses Hindi in the header, and English again in the menu @desktop', async ({
  page,
}) => {
  await page.goto('/shop?q=soap');
  const other = page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).first();
  await expect(other).toBeInViewport({ ratio: 1 });
  await other.click();
  await expect(page).toHaveURL('/shop?q=soap');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('link', { name: 'होम' }).first()).toBeVisible();
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आम सवाल');
  await page.getByRole('button', { name: 'अकाउंट' }).click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
});

test('from the product to the invoice in Hindi @long', async ({ page }) => {
  const userId = await signIn(page, 'second');
  await page.goto('/?lang=hi');
  await expectGoodPage(page);
  const [product] = await fillCart(page, userId);
  const [cartLine] = (await read(page, 'getCartProductByUserId', { userId })).cart;
  expect([cartLine.product_name, cartLine.product_name_hi]).toEqual([
    product.product_name,
    expect.stringMatching(devanagari),
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: cartLine.product_name_hi }).first()).toBeVisible();
  await expectGoodPage(page);
  await page.getByLabel(/कूपन/).fill('NOPE');
  await page.getByRole('button', { name: 'लगाएँ' }).click();
  await expect(page.getByRole('dialog')).toContainText('ऐसा कोई कूपन नहीं है, स्पेलिंग देखें।');
  await page.getByRole('button', { name: 'ठीक है' }).click();
  await page
    .getByRole('button', { name: 'आगे बढ़ें' })
    .or(page.getByRole('link', { name: 'आगे बढ़ें' }))
    .click();
  await expect(page).toHaveURL('/checkout-billing-info');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'आगे बढ़ें' }).click();
  await expect(page).toHaveURL('/checkout-pick-drop');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'आगे बढ़ें' }).click();
  await page.evaluate(() => {
    localStorage.setItem('ordersPlaced', '1'); // one before this
    const event = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} });
    window.dispatchEvent(event);
  });
  await page.getByRole('button', { name: 'ऑर्डर करें' }).click();
  await expect(page).toHaveURL('/my-order');
  await expect(page.getByText(/रुपये.* मात्र$/)).toBeVisible();
  const billed = page.getByRole('rowheader').first();
  await expect(billed).toContainText(cartLine.product_name_hi);
  await expect(billed.locator('[lang=en]')).toHaveText(cartLine.product_name);
  await expect(page.getByRole('button', { name: 'इंस्टॉल करें' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'अभी नहीं' }).click();
  await expect(page.getByRole('button', { name: 'इंस्टॉल करें' })).toBeHidden();
});

test('on a narrow phone packs and prices stay whole, and the page has its pill in sight @long', async ({
  page,
}) => {
  const userId = await signIn(page, 'second');
  await page.goto('/?lang=hi');
  await page.setViewportSize({ width: 320, height: 640 });
  await fillCart(page, userId);
  await page.goto('/cart');
  const packs = page.getByRole('main').getByText(/^\d+ (का|की) \S+$/);
  await expect(packs).toHaveCount(2);
  for (const pack of await packs.all())
    expect(await pack.evaluate(linesOfFacts)).toEqual([1, 1, 1]);
  const [line] = (await read(page, 'getCartProductByUserId', { userId })).cart;
  await page.goto(`/order/${await placeOrder(page, userId)}`);
  await expect(page.getByRole('link', { name: line.product_name_hi }).first()).toBeVisible();
  await page.goto('/quick-order');
  const pill = page.getByRole('navigation').getByRole('link', { name: 'झटपट ऑर्डर' });
  await expect(pill).toHaveAttribute('aria-current', 'page');
  await expect(pill).toBeInViewport({ ratio: 1 });
});

test('on a narrow phone each price is one line, and every crumb can be tapped @long', async ({
  page,
}) => {
  await page.goto('/?lang=hi');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/face-care/face-wash');
  const prices = page.getByText(/^₹[\d.,]+ \/पीस से$/);
  await expect(prices.first()).toBeVisible();
  const heights = await prices.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size).toBe(1);
  const home = page
    .getByRole('navigation')
    .getByRole('listitem')
    .getByRole('link', { name: 'होम' });
  expect((await home.boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

test('an order is changed in Hindi, its packs too @long', async ({ page }) => {
  const userId = await signIn(page, 'second');
  await page.goto('/?lang=hi');
  await page.goto(`/edit-order/${await placeOrder(page, userId)}`);
  await expect(page.getByRole('table').getByText(/^\d+ (का|की) \S+$/)).toHaveCount(2);
});

test('who chose Hindi before reads it after signing in on another phone @long', async ({
  page,
}) => {
  await signIn(page, 'second');
  await page.goto('/faqs?lang=hi');
  await page.context().clearCookies();
  await page.goto('/faqs');
  await page.goto('/login');
  await page.getByLabel('Email or phone').fill('9876500002');
  await page.getByLabel('PIN', { exact: true }).fill('135791');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आम सवाल');
});

/** In the browser: on how many lines pack, price and margin stand, each. */
function linesOfFacts(pack: Element): number[] {
  return [...(pack.parentElement?.children ?? [])].map((fact) => {
    const range = document.createRange();
    range.selectNodeContents(fact);
    const seen = [...range.getClientRects()].filter(({ width }) => width > 1);
    return new Set(seen.map(({ top }) => Math.round(top / 4))).size;
  });
}

test('a Hindi name typed in the console is what readers of Hindi see @long', async ({ page }) => {
  await signInAs(page, owner);
  const { product } = await consolePost(page, 'saveProduct', {
    ...{ product_name: 'Journey Ubtan 75 g', sku: 'J-UBTAN-75', brand_id: 1, subcategory_id: 1 },
    ...{ mrp: 100, maxqty: 240, set_qty1: 12, selling_price1: 80, stock: 600 },
  });
  await page.goto(`/console/products/${product.id}`);
  await page.getByLabel('Hindi name').fill('उबटन 75 g');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await read(page, 'getProductBySlug', { slug: product.slug })).product)
    .toMatchObject({ product_name_hi: 'उबटन 75 g' });
  await page.goto(`/product-detail/${product.slug}?lang=hi`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^उबटन 75/);
  await page.goto(`/product-detail/${product.slug}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Journey Ubtan 75/);
});

test('a phone that asks for Hindi gets it, and English for good after one tap', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आम सवाल');
  await expectGoodPage(page);
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(english).toBeInViewport({ ratio: 1 });
  await english.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  await expect(english).toBeHidden();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await context.close();
});

test('each language loads its own texts alone @long', async ({ browser }) => {
  for (const [language, other] of [
    ['en', 'सबसे ज़्यादा बिकने वाले'],
    ['hi', 'Best Selling Products'],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' });
    await page.close();
    expect(scripts.size).toBeGreaterThan(5);
    for (const url of scripts) {
      const answer = await context.request.get(url);
      expect(await answer.text(), url).not.toContain(other);
    }
    await context.close();
  }
});

test('every page can be read in Hindi on small screens @long', async ({ page }) => {
  test.slow();
  const sizes = [
    [320, 740],
    [360, 740],
  ] as const;
  await page.goto('/?lang=hi');
  for (const path of [...formPages, ...textPages]) await expectReadableAt(page, path, sizes);
  for (const path of await customerPages(page)) await expectReadableAt(page, path, sizes);
});
