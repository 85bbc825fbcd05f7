import type { Locator, Page } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectNoSidewaysScroll,
  scrollAtNextClick,
  test,
} from './shop-fixture.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const firstName = (page: Page) => cards(page).first().getByRole('link').first();

async function canonicalOf(page: Page): Promise<string> {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  return pathname + search;
}

/** The filters: a column on desktops, a sheet on phones. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test.describe('addresses', () => {
  test('lead to their list, typed and reloaded, in every form', async ({ page }) => {
    for (const [path, title, canonical] of [
      ['/face-care', 'Face Care', '/face-care'],
      ['/face-care/', 'Face Care', '/face-care'],
      ['/face-care/face-wash', 'Face Wash', '/face-care/face-wash'],
      ['/face-care/face-wash/Skin%20Care', 'Face Wash', '/face-care/face-wash'],
      ['/face-care/face-wash/Wrong', 'Face Wash', '/face-care/face-wash'],
      ['/eye-ear-care//Pharmacy', 'Eye & Ear Care', '/eye-ear-care'],
      ['/sub-category/face-care', 'Face Care', '/face-care'],
      ['/brand/22/wrong-name', 'Buransh & Co.', '/brand/22/buransh-co'],
      ['/shop', 'All products', '/shop'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(heading(page)).toHaveText(title);
      await expect(cards(page).first()).toBeVisible();
      expect(await canonicalOf(page), path).toBe(canonical);
      await page.reload();
      await expect(heading(page)).toHaveText(title);
    }
  });

  test('what is not there is 404, with a way on', async ({ page, request }) => {
    for (const path of [
      '/face-care/soaps',
      '/face-care/face-wash/Skin%20Care/more',
      '/face-care///Skin%20Care',
      '/brand/999/nobody',
      '/brand/abc/x',
      '/%F0%9F%98%80',
      '/%00',
      `/${'a'.repeat(5_000)}`,
    ]) {
      expect((await request.get(path)).status(), path.slice(0, 60)).toBe(404);
    }
    const answer = await page.goto('/no-such-list');
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
  });

  test('parameters that make no sense are 400, with a way on', async ({ page, request }) => {
    for (const query of [
      'sort=evil',
      'price_min=1e99',
      "brand=';drop",
      'in_stock=%00',
      `margin_min=${'9'.repeat(5_000)}`,
      'page=%3Cb%3E',
      'page=%F0%9F%98%80',
    ]) {
      const answer = await request.get(`/face-care?${query}`);
      expect(answer.status(), query.slice(0, 60)).toBe(400);
      expect(await answer.text()).toContain(`${query.split('=')[0]}: `);
    }
    expect((await request.get(`/shop?q=${'a'.repeat(5_000)}`)).status()).toBe(400);
    await page.goto('/face-care?page=abc');
    await expect(heading(page)).toHaveText('This address does not work');
    await page.getByRole('link', { name: 'See the whole list' }).click();
    await expect(heading(page)).toHaveText('Face Care');
  });
});

test.describe('what a list shows', () => {
  test('breadcrumbs, side list and the number of products', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/face-care');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Home', 'Skin Care', 'Face Care']);
    await expect(page.getByText(/^\d+ products$/).first()).toBeVisible();
    const side = page.getByRole('navigation', { name: 'Face Care' });
    await side.getByRole('link', { name: 'Face Wash' }).click();
    await expect(heading(page)).toHaveText('Face Wash');
    await expect(page).toHaveURL(/\/face-care\/face-wash$/);
    await expect(side.getByRole('link', { name: 'Face Wash' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await breadcrumbs.getByRole('link', { name: 'Face Care' }).click();
    await expect(heading(page)).toHaveText('Face Care');
  });

  test('stars and the chosen tile show where the system sets the colours', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/face-care/face-wash');
    const tiles = page.getByRole('navigation', { name: 'Face Care' }).getByRole('link');
    const outlines = await tiles.evaluateAll((links) =>
      links.map((link) => [link.ariaCurrent, getComputedStyle(link).outlineStyle]),
    );
    expect(outlines).toContainEqual(['page', 'solid']);
    for (const [current, outline] of outlines) expect(outline === 'solid').toBe(current === 'page');
    const [stars, card] = await cards(page)
      .first()
      .evaluate((node) =>
        [node.querySelector('p[aria-hidden] > span'), node].map(
          (one) => one && getComputedStyle(one).backgroundColor,
        ),
      );
    expect(stars).not.toBe(card);
  });

  test('a subcategory without sub-subcategories says so', async ({ page }) => {
    await page.goto('/eye-ear-care');
    await expect(page.getByText('No sub-subcategories found.')).toBeVisible();
  });

  test('a brand has its words in the breadcrumb and 5 or 2 columns', { tag: '@desktop' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/brand/22/buransh-co');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Home', 'Buransh Co']);
    for (const width of isMobile ? [360] : [993, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const columns = await page
        .getByRole('list', { name: 'Products' })
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      expect(columns).toBe(isMobile ? 2 : 5);
      await expectNoSidewaysScroll(page);
    }
  });

  test('results name the words, and nothing found leads on', async ({ page }) => {
    await page.goto('/shop?q=face+wash');
    await expect(heading(page)).toHaveText('Results for "face wash"');
    await expect(page).toHaveTitle(/Results for "face wash"/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goto('/shop?q=zzzzqqq');
    await expect(page.getByText('No products found')).toBeVisible();
    await expect(page.getByText(/Check the spelling/)).toBeVisible();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(heading(page)).toHaveText('All products');
  });

  test('structured data lists the way to the page', async ({ page }) => {
    await page.goto('/face-care/face-wash');
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const schema = JSON.parse(text ?? '');
    expect(schema['@type']).toBe('BreadcrumbList');
    expect(schema.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Face Care',
      'Face Wash',
    ]);
  });

  for (const path of ['/eye-ear-care//Pharmacy', '/lip-hand-care?in_stock=1', '/shop?q=zzzzqqq']) {
    test(`${path} has no accessibility violations @long`, async ({ page }) => {
      await page.goto(path);
      await expectGoodPage(page);
    });
  }

  test('the filters have no accessibility violations', async ({ page, isMobile }) => {
    await page.goto('/brand/21/suryasa');
    const filters = await openFilters(page, isMobile);
    await expect(filters.getByRole('checkbox', { name: /In stock only/ })).toBeVisible();
    // While the sheet slides in, its colours are mixed with what lies below.
    await filters.evaluate((node) =>
      Promise.all(node.getAnimations().map((animation) => animation.finished)),
    );
    await expectAccessible(page);
  });
});

test.describe('filters and order', () => {
  test('are in the address and change the list', { tag: '@desktop' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/shop');
    const before = Number.parseInt(
      (await page.getByText(/^\d+ products$/).textContent()) ?? '',
      10,
    );
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('checkbox', { name: /In stock only/ }).click();
    await expect(page).toHaveURL(/\?in_stock=1$/);
    await filters.getByRole('radio', { name: /30% or more/ }).click();
    await expect(page).toHaveURL(/\?in_stock=1&margin_min=30$/);
    await filters.getByRole('searchbox', { name: 'Find a brand' }).fill('curi');
    await filters.getByRole('checkbox', { name: /Curisol/ }).click();
    await expect(page).toHaveURL(/\?brand=3&in_stock=1&margin_min=30$/);
    await expect(filters.getByRole('checkbox', { name: /Curisol/ })).toBeChecked();
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ products$/ }).click();

    const chosen = page.getByRole('list', { name: 'Chosen filters' });
    await expect(chosen.getByRole('link')).toHaveCount(4);
    // Opened anew, the long list of brands begins with the chosen one.
    await page.reload();
    const again = await openFilters(page, isMobile);
    const brands = again.getByRole('group', { name: 'Brand' }).getByRole('checkbox');
    await expect(brands.first()).toBeChecked();
    if (isMobile) await again.getByRole('button', { name: /^Show \d+ products$/ }).click();
    await expect(firstName(page)).toHaveText(/Curisol/);
    const after = Number.parseInt((await page.getByText(/^\d+ products$/).textContent()) ?? '', 10);
    expect(after).toBeLessThan(before);

    await chosen.getByRole('link', { name: 'Remove filter: Curisol' }).click();
    await expect(page).toHaveURL(/\?in_stock=1&margin_min=30$/);
    await chosen.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByText(`${before} products`, { exact: true })).toBeVisible();
  });

  test('order and price work on an address with an empty middle', async ({ page, isMobile }) => {
    await page.goto('/oral-care//Health%20Care');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high');
    await expect(page).toHaveURL(/\/oral-care\/\/Health%20Care\?sort=price$/);
    const filters = await openFilters(page, isMobile);
    await filters.getByRole('spinbutton', { name: 'Lowest' }).fill('50');
    await filters.getByRole('spinbutton', { name: 'Lowest' }).press('Enter');
    await expect(page).toHaveURL(/\/oral-care\/\/Health%20Care\?sort=price&price_min=50$/);
    if (isMobile) await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Remove filter: From ₹50.00' })).toBeVisible();
    const prices = await cards(page)
      .getByText(/^₹[\d,.]+$/)
      .allInnerTexts();
    const amounts = prices.map((price) => Number(price.replace(/[₹,]/g, '')));
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(50);
  });

  test('what is chosen, ticked or pressed before the scripts came is done when they are there', async ({
    page,
  }) => {
    const scripts = await hold(page, /\/assets\/react-/);
    await page.goto('/face-care', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('checkbox', { name: /In stock only/ }).check();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await scripts.release();
    await expect(page).toHaveURL('/face-care?sort=price&in_stock=1');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('nothing left says so and clears', async ({ page }) => {
    await page.goto('/face-care?price_min=99999');
    await expect(page.getByText('No products found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('the sheet closes with Escape and gives focus back', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a column on desktops');
    await page.goto('/face-care');
    const filters = await openFilters(page, isMobile);
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
  });
});

test.describe('a long list', () => {
  test('goes on as one scrolls, and is as it was left on the way back', async ({ page }) => {
    await page.goto('/shop');
    await expect(cards(page)).toHaveCount(24);
    await page.getByText('24 of 316 shown').scrollIntoViewIfNeeded();
    await expect(page.getByText('48 of 316 shown')).toBeAttached();
    await expect(cards(page)).toHaveCount(48);
    const product = cards(page).nth(40).getByRole('link').first();
    await product.scrollIntoViewIfNeeded();
    const shown = await cards(page).count();
    const name = await product.textContent();
    const noted = await scrollAtNextClick(page);
    await product.click();
    await expect(page).toHaveURL(/\/product-detail\//);
    const position = await noted();
    await page.goBack();
    await expect(cards(page).nth(40).getByRole('link').first()).toHaveText(name ?? '');
    expect(await cards(page).count()).toBeGreaterThanOrEqual(shown);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 50);
  });

  test('offers another try where its next page fails', async ({ page }) => {
    let broken = true;
    await page.route(/endpoint=getAllProductsWithImageNewBest.*page=2/, (route) =>
      broken ? route.fulfill({ json: { status: 'error' } }) : route.fallback(),
    );
    await page.goto('/shop');
    await page.getByText('24 of 316 shown').scrollIntoViewIfNeeded();
    await expect(page.getByText('More products could not be loaded.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(48);
  });

  test('past its end leads to its first page', async ({ page }) => {
    await page.goto('/face-care?page=50');
    await expect(page.getByText('No products found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(/\/face-care$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are links', async ({ page }) => {
    await page.goto('/shop');
    const first = await firstName(page).textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/shop\?page=2$/);
    await expect(firstName(page)).not.toHaveText(first ?? '');
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(firstName(page)).toHaveText(first ?? '');
  });

  test('filters are a form', { tag: '@desktop' }, async ({ page, isMobile }) => {
    await page.goto('/eye-ear-care//Pharmacy');
    await expect(heading(page)).toHaveText('Eye & Ear Care');
    await page.goto('/shop');
    if (isMobile) await page.getByRole('link', { name: 'Filter' }).click();
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /Curisol/ }).check();
    await filters.getByRole('checkbox', { name: /Vaidyaro/ }).check();
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/brand=3&brand=5/);
    const chosen = page.getByRole('list', { name: 'Chosen filters' });
    await expect(chosen.getByRole('link')).toHaveCount(3);
    await chosen.getByRole('link', { name: 'Remove filter: Curisol' }).click();
    await expect(page).toHaveURL(/\?brand=5$/);
  });
});
