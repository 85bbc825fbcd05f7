import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectNoSidewaysScroll,
  scrollAtNextClick,
  test,
} from './shop-fixture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sections = [
  'Best Selling Products',
  'Shop By Popular Category',
  'Featured Products',
  'Popular Brands',
];

async function visibleSlides(page: Page, title: string): Promise<number> {
  const carousel = page.getByRole('region', { name: title });
  await carousel.scrollIntoViewIfNeeded();
  return carousel.evaluate((element) => {
    const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
    const box = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    const wide = slides[0]?.getBoundingClientRect().width ?? 1;
    return Math.round((box?.width ?? 0) / wide);
  });
}

test('the home page has its sections, head and structured data from the settings', {
  tag: '@desktop',
}, async ({ page }) => {
  const abandonedCarts = page.waitForResponse(/endpoint=handleAbandonedCarts/);
  await page.goto('/');
  await expect(page).toHaveTitle(/^Doon Wholesale/);
  for (const title of sections)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Uttarakhand/);
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /wholesale/);
  await expect(page.locator('meta[name=format-detection]')).toHaveCount(1);
  // The shop's own colour, and no other beside it.
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b6b4b');
  expect((await abandonedCarts).status()).toBe(200);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  await expect(page.getByRole('contentinfo')).toContainText('Dehradun');
  await expectNoSidewaysScroll(page);
});

test('a dark screen has the logo drawn for it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faqs');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Doon Wholesale' });
  const shown = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain('logo-dark.webp');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(shown).toContain('/logo.webp');
});

test('the home page has no accessibility violation', async ({ page }) => {
  await page.goto('/');
  await expectGoodPage(page);
});

test('carousels show as many slides as the width allows, from 576 to 1280 px', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.goto('/');
  for (const [width, products, brands] of [
    [1280, 6, 7],
    [1200, 5, 5],
    [992, 3, 4],
    [768, 2, 3],
    [576, 2, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = {
      best: await visibleSlides(page, 'Best Selling Products'),
      featured: await visibleSlides(page, 'Featured Products'),
      brands: await visibleSlides(page, 'Popular Brands'),
    };
    expect({ width, ...shown }).toEqual({ width, best: products, featured: products, brands });
  }
});

test('the placeholder of the search rotates every 2 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await expect(box).toHaveAttribute('placeholder', 'Search for Baby Care');
  for (const next of ['Health Care', 'Pet Care', 'Skin Care', 'Search for Baby Care']) {
    await page.clock.runFor(2_000);
    await expect(box).toHaveAttribute('placeholder', next);
  }
});

test('tiles, brands, Add and cart lead a visitor to /login', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const grid = page.getByRole('region', { name: 'Shop By Popular Category' });
  await expect(grid.getByRole('link').first()).toHaveAttribute('href', '/login');
  const brands = page.getByRole('region', { name: 'Popular Brands' });
  await expect(brands.getByRole('link').first()).toHaveAttribute('href', '/login');
  const best = page.getByRole('region', { name: 'Best Selling Products' });
  await best.getByRole('link', { name: /^Add/ }).first().click();
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  const bar = page.getByRole(
    isMobile ? 'navigation' : 'banner',
    isMobile ? { name: 'Quick links' } : {},
  );
  await bar.getByRole('link', { name: /Cart/ }).click();
  await expect(page).toHaveURL('/login');
});

test('signed in, what was ordered comes first, and tiles and brands lead to their pages', async ({
  page,
}) => {
  await page.request.post('/api?endpoint=loginUserdata', {
    headers: { 'x-thok': '1' },
    data: { email_or_phone: '9876543210', pin: '246810' },
  });
  await page.goto('/');
  const ordered = page.getByRole('region', { name: 'Buy again' }).getByRole('article');
  await expect(ordered.first().getByRole('button', { name: /^(Add|Out of stock)/ })).toBeVisible();
  await expect(ordered.first()).toBeInViewport();
  // The part of the next card is enough to see that the row goes on.
  await page.setViewportSize({ width: 1280, height: 800 });
  const [row, next] = [
    await ordered.first().locator('xpath=ancestor::ul').boundingBox(),
    await ordered.nth(6).boundingBox(),
  ];
  expect((row?.x ?? 0) + (row?.width ?? 0) - (next?.x ?? 0)).toBeGreaterThan(24);
  const grid = page.getByRole('region', { name: 'Shop By Popular Category' });
  await expect(grid.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/[a-z-]+\/[a-z-]*\/Pharmacy$/,
  );
  const brands = page.getByRole('region', { name: 'Popular Brands' });
  await expect(brands.getByRole('link').first()).toHaveAttribute('href', /^\/brand\/\d+\/[a-z-]+$/);
});

test('at every width the categories are at hand: chips on phones, the strip above', {
  tag: '@desktop-only',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Buy again' })).toHaveCount(0);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  for (const width of [993, 992, 769]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(categories.getByRole('button', { name: 'Pharmacy' })).toBeVisible();
    await expect(categories.getByRole('link')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await categories.getByRole('link', { name: 'Pet Care' }).click();
  await expect(page.getByRole('heading', { name: 'Pet Care' })).toBeInViewport();
});

test('a failed section stays empty and the page lives', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/api?endpoint=getAllProductsWithImageNewBest*', (route) =>
    route.fulfill({ json: { status: 'error', code: 'server-fault', message: 'Broken' } }),
  );
  await page
    .getByRole('link', { name: /Doon Wholesale|Home/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best Selling Products' })).toHaveCount(0);
});

test('a route change scrolls to the top, and back returns to where one was', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const noted = await scrollAtNextClick(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const before = await noted();
  expect(before).toBeGreaterThan(500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
});

test('an unknown address is a real 404 with a way on', async ({ page }) => {
  const response = await page.goto('/no/such/page/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('the page arrives under a strict policy, compressed', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  const headers = answer.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
});

/** One of each area that has its messages apart. */
const textsOfOtherPages = [
  'Send Reset Link',
  'Empty Code',
  'Steps of checkout',
  'Leave this field empty',
  'UPI ID copied',
  'Verified buyer',
];

test('the first load is light, and nothing shifts', async ({ page }) => {
  const scripts: number[] = [];
  /** Loaded when the browser is idle, long after the first screen. */
  const late: number[] = [];
  const styles: number[] = [];
  const sources: Promise<string>[] = [];
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    const size = Number(response.headers()['content-length'] ?? 0);
    if (kind === 'script') (response.url().includes('/LateParts-') ? late : scripts).push(size);
    if (kind === 'script') sources.push(response.text());
    if (kind === 'stylesheet') styles.push(size);
    if (kind === 'script' || kind === 'stylesheet') {
      expect(response.headers()['content-encoding']).toBe('br');
      expect(response.headers()['cache-control']).toContain('immutable');
    }
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput)
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + shift.value,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sum = (list: number[]) => list.reduce((total, size) => total + size, 0);
  expect(sum(scripts)).toBeGreaterThan(10_000);
  expect(sum(scripts)).toBeLessThanOrEqual(130_000);
  expect(sum(late)).toBeLessThanOrEqual(950);
  expect(sum(styles)).toBeLessThanOrEqual(20_000);
  const source = (await Promise.all(sources)).join('');
  expect(source).toContain('Skip to content');
  for (const text of textsOfOtherPages) expect(source).not.toContain(text);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThanOrEqual(0.02);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is readable and its links work', async ({ page }) => {
    await page.goto('/');
    for (const title of sections)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const best = page.getByRole('region', { name: 'Best Selling Products' });
    await expect(best.getByText('₹').first()).toBeVisible();
    await best.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product-detail\//);
    await page.goto('/');
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('shampoo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop?q=shampoo');
  });
});
