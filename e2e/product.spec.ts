import { expectNoSidewaysScroll } from './good-page.ts';
import { expect, test } from './shop-fixture.ts';

const slug = 'nimora-neem-face-wash-100-ml';
const path = `/product-detail/${slug}`;
test('what is out of stock cannot be added, and similar products are one tap away', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/shop?q=gulmeher+cold+cream+winter');
  const card = page.getByRole('article').filter({ hasText: 'Out of stock' }).first();
  await expect(card.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await card.getByRole('link', { name: /^Similar products to Gulmeher/ }).click();
  await expect(page).toHaveURL('/product-detail/gulmeher-cold-cream-winter-100-ml#similar');
  const related = page.getByRole('region', { name: 'Related products' });
  await expect(related).toBeInViewport();
  await expect(related.getByRole('button', { name: 'Out of stock' })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('button', { name: 'Out of stock' }).filter({ visible: true }),
  ).toBeDisabled();
  await page.evaluate(() => scrollTo(0, 0));
  await main.getByRole('link', { name: 'Similar products' }).filter({ visible: true }).click();
  await expect(related).toBeInViewport();
});

test('a phone shows name, stock, price and MRP above its bars @long', async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  const bars = await main
    .getByRole('link', { name: 'Add Nimora Neem Face Wash 100 ml', exact: true })
    .boundingBox();
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('status').filter({ hasText: 'In stock' }),
    main.getByText(/^From ₹76.25 \/unit$/).first(),
    main.getByText('MRP ₹120.00').first(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 1e4) + (box?.height ?? 0)).toBeLessThan(bars?.y ?? 0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  for (const crumb of (await crumbs.all()).slice(0, -1))
    await expect(crumb).toBeInViewport({ ratio: 1 });
});

test('Add leads a visitor to /login, and stays in reach on a phone', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(path);
  const add = page.getByRole('link', { name: 'Add Nimora Neem Face Wash 100 ml' });
  if (isMobile) {
    await page.evaluate(() => scrollTo(0, 700));
    const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox();
    const box = await add.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(add).toBeInViewport();
  }
  await add.click();
  await expect(page).toHaveURL('/login');
});

test.describe('the picture', () => {
  test('opens with Enter, doubles, closes with Escape and gives the focus back @long', async ({
    page,
  }) => {
    await page.goto(path);
    const open = page.getByRole('button', { name: 'Enlarge picture of Nimora' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nimora Neem Face Wash 100 ml' });
    await expect(dialog.getByRole('button', { name: 'Close picture' })).toBeFocused();
    const large = dialog.getByRole('button', { name: 'Double size' });
    const before = await large.boundingBox();
    await large.press('Enter');
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    const after = await large.boundingBox();
    expect(after?.width).toBeCloseTo(2 * (before?.width ?? 0), 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    // The page is out of reach meanwhile, and back where Android's back button closes it without asking.
    await open.press('Enter');
    await expect(page.getByRole('main')).toHaveCount(0);
    await dialog.evaluate((node: HTMLDialogElement) => node.close());
    await expect(open).toBeFocused();
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that needs them @long', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    // A dialog needs scripts: registering has a page without them.
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/login\?register/);
    await expect(page.getByLabel('Address')).toBeVisible();
  });
});
