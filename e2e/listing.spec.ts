import type { Locator, Page } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import { expectNoSidewaysScroll } from './good-page.ts';
import { expect, scrollAtNextClick, test } from './shop-fixture.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const firstName = (page: Page) => cards(page).first().getByRole('link').first();

const cardNamed = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });

/** How far below the top of the screen a card begins. */
function placeOf(page: Page, name: string): Promise<number> {
  return cardNamed(page, name).evaluate((card) => card.getBoundingClientRect().top);
}

/** Reads so many pages of the list and scrolls to a card of the last; its name, once the address leads there. */
async function cardInTheMiddle(page: Page, pages: number): Promise<string> {
  for (let read = 1; read < pages; read += 1) {
    await page.getByText(new RegExp(`^${24 * read} of \\d+ shown$`)).scrollIntoViewIfNeeded();
    await expect(cards(page).nth(24 * read)).toBeAttached();
  }
  const card = cards(page).nth(24 * pages - 14);
  await card.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect(page).toHaveURL(pages > 1 ? new RegExp(`page=${pages}#card-`) : /#card-/);
  // While the pages were read, the address may have named another card of the same page.
  await expect.poll(() => noteIsTrue(page)).toBe(true);
  return nameOf(card);
}

/** Whether the card that the history names stands where it says. */
function noteIsTrue(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { id, top } = history.state.card;
    const card = document.getElementById(id);
    return card !== null && Math.abs(card.getBoundingClientRect().top - top) < 1;
  });
}

/** Beside its name a card may link to signing in, and before it to similar products. */
async function nameOf(card: Locator): Promise<string> {
  return (await card.locator('a[href^="/product-detail/"]').last().textContent()) ?? '';
}

/** The filters: a column on desktops, a sheet on phones. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test.describe('what a list shows', () => {
  test('stars and the chosen tile show where the system sets the colours @long', {
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

  test('order and price work on an address with an empty middle @long', async ({
    page,
    isMobile,
  }) => {
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

  test('the sheet closes with Escape and gives focus back @long', async ({ page, isMobile }) => {
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
    await page.getByText(/^24 of \d+ shown$/).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^48 of \d+ shown$/)).toBeAttached();
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

  for (const [list, pages] of [
    ['/shop', 4],
    ['/shop?sort=name', 3],
    ['/face-care', 1],
  ] as const) {
    test(`a reload, the way back and a link lead to the same card of ${list}`, {
      tag: '@desktop',
    }, async ({ page, context }) => {
      await page.goto(list);
      const name = await cardInTheMiddle(page, pages);
      const seen = await placeOf(page, name);
      await page.reload();
      await expect.poll(() => placeOf(page, name)).toBeCloseTo(seen, -1);

      // A product opened over the list, and the document loaded anew there: nothing of the list is in memory.
      await cardNamed(page, name).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.reload();
      await page.goBack();
      await expect.poll(() => placeOf(page, name)).toBeCloseTo(seen, -1);

      const other = await context.newPage();
      await other.goto(page.url());
      await expect(cardNamed(other, name)).toBeInViewport({ ratio: 0.5 });
    });
  }

  test('after a reload its earlier pages come above what is seen, and nothing moves @long', async ({
    page,
  }) => {
    await page.goto('/shop');
    const name = await cardInTheMiddle(page, 3);
    await page.reload();
    const before = page.getByRole('button', { name: 'Show earlier products' });
    for (const cardsShown of [48, 72]) {
      await before.scrollIntoViewIfNeeded();
      const top = cards(page).first();
      const topName = await nameOf(top);
      const place = await placeOf(page, topName);
      await before.click();
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(cardsShown);
      await expect.poll(() => placeOf(page, topName)).toBeCloseTo(place, -1);
    }
    await expect(before).toBeHidden();
    await expect(cardNamed(page, name)).toBeAttached();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveURL('/shop');
  });

  test('offers another try where its next page fails @long', async ({ page }) => {
    let broken = true;
    await page.route(/endpoint=getAllProductsWithImageNewBest.*page=2/, (route) =>
      broken ? route.fulfill({ json: { status: 'error' } }) : route.fallback(),
    );
    await page.goto('/shop');
    await page.getByText(/^24 of \d+ shown$/).scrollIntoViewIfNeeded();
    await expect(page.getByText('More products could not be loaded.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(48);
  });
});
