import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductWire } from '#contract/product.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectNoSidewaysScroll,
  test,
} from './shop-fixture.ts';

const slug = 'nimora-neem-face-wash-100-ml';
const path = `/product-detail/${slug}`;
const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

async function readProduct(request: APIRequestContext, of = slug): Promise<ProductWire> {
  const answer = await request.get(`/api?endpoint=getProductBySlug&slug=${of}`);
  return (await answer.json()).product;
}

/** What the live read of the stock answers. */
async function answerStock(page: Page, stock: number): Promise<void> {
  await page.route(/endpoint=getProductStock/, (route) =>
    route.fulfill({ json: { success: true, stock } }),
  );
}

test.describe('the figures', () => {
  for (const of of [
    slug,
    'nimora-lemon-honey-face-wash-100-ml', // packs with an MRP of their own
    'dr-ilaaj-fizz-antacid-cola-5-g', // one pack
  ]) {
    test(`of ${of} are those of the API`, async ({ page, request }) => {
      const product = await readProduct(request, of);
      await page.goto(`/product-detail/${of}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.product_name);
      await expect(page.getByRole('main')).toContainText(`MRP ₹${rupees.format(product.mrp)}`);
      let packs = 0;
      for (const slot of [1, 2, 3] as const) {
        const size = product[`set_qty${slot}`];
        const price = product[`selling_price${slot}`];
        if (size === null || price === null) continue;
        packs++;
        const mrp = product[`mrp${slot}`] ?? product.mrp;
        const row = page.getByRole('row').filter({ hasText: product[`packaging${slot}`] ?? '' });
        await expect(row).toContainText(size === 1 ? '1 unit' : `${size} units`);
        const cells = row.getByRole('cell');
        await expect(cells.nth(0)).toContainText(`₹${rupees.format(price)}`);
        await expect(cells.nth(1)).toContainText(`₹${rupees.format(price * size)}`);
        await expect(cells.nth(2)).toContainText(`${product[`sp_percentage${slot}`]?.toFixed(2)}%`);
        await expect(cells.nth(3)).toContainText(`₹${rupees.format((mrp - price) * size)}`);
      }
      await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(
        packs,
      );
      await expect(page.getByText('Best margin')).toHaveCount(packs > 1 ? 1 : 0);
      await expectNoSidewaysScroll(page);
    });
  }
});

for (const [stock, words] of [
  [860, 'In stock'],
  [20, 'In stock'],
  [19, 'Only 19 left'],
  [0, 'Out of stock'],
] as const) {
  test(`${stock} units in stock now are told as "${words}"`, async ({ page }) => {
    await answerStock(page, stock);
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  });
}

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
  await expectAccessible(page);
});

test('what is sold out by now promises no delivery and takes no pack', async ({ page }) => {
  await page.request.post('/api/loginUserdata', {
    data: { email_or_phone: '9876500002', pin: '135791' },
    headers: { 'x-thok': '1' },
  });
  const promise = page.getByText('Your order will be delivered in 1-2 days');
  await page.goto(path);
  await expect(promise).toBeVisible();
  await answerStock(page, 0);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Out of stock' })).toBeVisible();
  await expect(promise).toHaveCount(0);
  for (const more of await page.getByRole('button', { name: /^One more/ }).all()) {
    await expect(more).toBeDisabled();
  }
});

test('a phone shows name, stock, price and MRP above its bars', async ({ page }) => {
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
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  for (const crumb of (await crumbs.all()).slice(0, -1))
    await expect(crumb).toBeInViewport({ ratio: 1 });
});

test('the brand and the categories are links to their pages', async ({ page, request }) => {
  const product = await readProduct(request);
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: product.brand_name, exact: true })).toHaveAttribute(
    'href',
    `/brand/${product.brand_id}/nimora`,
  );
  const facts = page.getByRole('region', { name: 'About this product' });
  await expect(facts).toContainText(product.sku);
  await expect(facts.getByRole('link', { name: 'Face Care' })).toHaveAttribute(
    'href',
    '/face-care',
  );
  await facts.getByRole('link', { name: 'Face Wash' }).click();
  await expect(page).toHaveURL('/face-care/face-wash');
});

test('the head tells search engines the product, its offers and its place', async ({
  page,
  request,
}) => {
  const product = await readProduct(request);
  await page.goto(path);
  await expect(page).toHaveTitle(`${product.product_name} wholesale price | Doon Wholesale`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*webp/);
  const printed = await page.locator('script[type="application/ld+json"]').textContent();
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed ?? '')).toMatchObject([
    {
      '@type': 'Product',
      sku: product.sku,
      offers: { '@type': 'AggregateOffer', priceCurrency: 'INR' },
      aggregateRating: { reviewCount: 5 },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: product.product_name }] },
  ]);
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

test('related products are others of its kind', async ({ page }) => {
  await page.goto(path);
  const related = page.getByRole('region', { name: 'Related products' });
  await expect(related.getByRole('article')).toHaveCount(12);
  await expect(
    related.getByRole('link', { name: 'Nimora Neem Face Wash 50 ml' }).first(),
  ).toBeVisible();
  await expect(related.locator(`a[href="${path}"]`)).toHaveCount(0);
});

test.describe('reviews', () => {
  test('are listed newest first under their average and total', async ({ page, request }) => {
    const { id } = await readProduct(request);
    const answer = await request.get(`/api?endpoint=getReviewsByProductId&product_id=${id}`);
    const { reviews, average_rating, total_reviews } = await answer.json();
    await page.goto(path);
    const section = page.getByRole('region', { name: 'Ratings and reviews' });
    await expect(section).toContainText(`${average_rating.toFixed(1)} out of 5 stars on average`);
    await expect(section).toContainText(`${total_reviews} reviews`);
    const owners = reviews.map((review: { owner_name: string }) => review.owner_name);
    await expect(section.getByRole('listitem').getByRole('strong')).toHaveText(owners);
  });

  test('come page by page in the browser, and the first new one has the focus', async ({
    page,
  }) => {
    const all = Array.from({ length: 7 }, (_, index) => ({
      id: 7 - index,
      owner_name: `Owner ${7 - index}`,
      rating: 4,
      review: 'Good.',
      created_at: '2026-10-01T19:00:00.000Z',
      is_edited: index === 0,
      likes: 3,
      dislikes: 1,
    }));
    await page.route(/endpoint=getReviewsByProductId/, (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = (Number(query.get('page') ?? 1) - 1) * 5;
      const reviews = all.slice(from, from + 5);
      return route.fulfill({
        json: { success: true, reviews, average_rating: 4, total_reviews: all.length },
      });
    });
    await page.goto('/faqs');
    await page.getByRole('combobox', { name: 'Search products' }).fill('NIM-FW-100');
    await page.getByRole('option', { name: /Nimora Neem Face Wash 100 ml/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nimora');
    const section = page.getByRole('region', { name: 'Ratings and reviews' });
    await expect(section.getByRole('listitem')).toHaveCount(5);
    await expect(section.getByRole('listitem').first()).toContainText('2 October 2026 (edited)');
    await section.getByRole('button', { name: 'Show more' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(7);
    await expect(section.getByRole('listitem').nth(5)).toBeFocused();
    await expect(section.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test('that are not there are told', async ({ page }) => {
    await page.goto('/product-detail/pulsira-steam-inhaler-3-in-1-1-pc');
    await expect(page.getByText('No reviews yet.')).toBeVisible();
    await expectAccessible(page);
  });
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
    await expectAccessible(page);
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

  test('that cannot be loaded becomes the default one', async ({ page }) => {
    await page.route(/images\/products\/nimora-neem-face-wash-100-ml/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(path);
    const picture = page.getByRole('button', { name: /^Enlarge/ }).locator('img');
    await expect(picture).toHaveAttribute('src', /products\/default\.webp/);
  });
});

test.describe('sharing', () => {
  test('sends a WhatsApp message with packs, prices, margins and the link @long', async ({
    page,
    request,
  }) => {
    const product = await readProduct(request);
    await page.goto(`${path}?from=mail`);
    const link = page.getByRole('link', { name: 'Send on WhatsApp' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    const lines = address.searchParams.get('text')?.split('\n') ?? [];
    expect(lines.slice(0, 2)).toEqual([product.product_name, `MRP ₹${rupees.format(product.mrp)}`]);
    expect(lines[2]).toBe(
      `• ${product.packaging1}: ₹${rupees.format(product.selling_price1 ?? 0)}/unit, ${product.sp_percentage1?.toFixed(2)}% margin`,
    );
    expect(lines.at(-1)).toBe(new URL(path, page.url()).href);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.goto(`${path}?lang=hi`);
    const hindi = page.getByRole('link', { name: 'WhatsApp पर भेजें' });
    const text = new URL((await hindi.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toMatch(/\/\u2060पीस, [\d.]+% मार्जिन\n/);
  });

  test('copies the link where the device has no share sheet @long', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'canShare', { value: undefined });
    });
    await page.goto(`${path}?from=mail#reviews`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(path, page.url()).href);
  });

  test('uses the share sheet where there is one @long', async ({ page }) => {
    await page.addInitScript(() => {
      const share = async ({ text, url }: ShareData) => {
        document.body.dataset.shared = `${text} ${url}`;
      };
      Object.defineProperty(Navigator.prototype, 'canShare', { value: () => true });
      Object.defineProperty(Navigator.prototype, 'share', { value: share });
    });
    await page.goto(path);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-shared',
      new RegExp(`/unit, .*${path}$`, 's'),
    );
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });
});

test('the alternate link leads for good to the product', async ({ request }) => {
  const product = await readProduct(request);
  for (const alternate of ['/product/', '/product-detail/']) {
    const address = alternate + product.product_unique_id;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(301);
    expect(answer.headers().location).toBe(path);
  }
});

test('an address of no product is a page not found that offers to search', async ({ page }) => {
  for (const address of [
    '/product-detail/no-such-product',
    '/product/P-NOSUCH',
    '/product-detail/..%2f..%2fetc%2fpasswd',
    '/product-detail/a%00b',
    `/product-detail/${'a'.repeat(5000)}`,
    '/product-detail/%F0%9F%A7%BC',
    "/product-detail/'%20OR%201=1;--",
    '/product-detail/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/product-detail/__proto__',
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('search', { name: 'Search the whole shop' })).toBeVisible();
  }
});

test('the product page has no accessibility violation', async ({ page }) => {
  await page.goto(path);
  await expectGoodPage(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and nothing is offered that needs them', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Carton of 24' })).toBeVisible();
    await expect(page.getByText('In stock').first()).toBeVisible();
    await expect(page.getByText('Deepak Tomar')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Related products' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });
});
