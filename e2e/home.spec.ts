import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './good-page.ts';
import { expect, scrollAtNextClick, test } from './shop-fixture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

test('a dark screen has the logo drawn for it @long', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faqs');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Doon Wholesale' });
  const shown = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain('logo-dark.webp');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(shown).toContain('/logo.webp');
});

test('carousels show as many slides as the width allows, from 576 to 1280 px @long', {
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
    await ordered.nth(5).boundingBox(),
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

test('at every width the categories are at hand: chips on phones, the strip above @long', {
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

/** One of each area that has its messages apart. */
const textsOfOtherPages = [
  'Send Reset Link',
  'Empty Code',
  'Always included',
  'Leave this field empty',
  'UPI ID copied',
  'Verified buyer',
];

test('the first load is light, and nothing shifts', async ({ page }) => {
  const scripts: number[] = [];
  /** Loaded when the browser is idle, long after the first screen. */
  const background: number[] = [];
  const styles: number[] = [];
  const sources: Promise<string>[] = [];
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    const size = Number(response.headers()['content-length'] ?? 0);
    if (kind === 'script')
      (response.url().includes('/DeferredParts-') ? background : scripts).push(size);
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
  expect(sum(scripts)).toBeLessThanOrEqual(130_050);
  expect(sum(background)).toBeLessThanOrEqual(950);
  expect(sum(styles)).toBeLessThanOrEqual(20_000);
  const source = (await Promise.all(sources)).join('');
  expect(source).toContain('Skip to content');
  for (const text of textsOfOtherPages) expect(source).not.toContain(text);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThanOrEqual(0.02);
});
