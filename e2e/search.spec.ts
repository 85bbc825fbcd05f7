import type { Page, Request } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './shop-fixture.ts';

/** The box is on every page; this one is light. */
const anyPage = '/faqs';

function searched(request: Request): string | null {
  const query = new URL(request.url()).searchParams;
  return query.get('endpoint') === 'searchProducts' ? query.get('q') : null;
}

function searchBox(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
}

/** Types as a person does, whether the scripts are there yet or not. */
async function search(page: Page, words: string): Promise<void> {
  await searchBox(page).click();
  await searchBox(page).pressSequentially(words);
}

function options(page: Page) {
  return page.getByRole('listbox').getByRole('option');
}

test('words show at most 8 results with picture, name and slug, then the way to all', async ({
  page,
  request,
}) => {
  await page.goto(anyPage);
  await search(page, 'face wash');
  await expect(options(page)).toHaveCount(9);
  const answer = await request.get('/api?endpoint=searchProducts&q=face+wash&limit=8');
  const { data } = await answer.json();
  for (const [index, hit] of data.entries()) {
    const option = options(page).nth(index);
    await expect(option).toContainText(hit.product_name);
    await expect(option).toContainText(hit.slug);
    await expect(option).toContainText(/₹[\d,.]+ \/unit/);
    await expect(option).toHaveAttribute('href', `/product-detail/${hit.slug}`);
    await expect(option.locator('img')).toHaveAttribute('src', new RegExp(hit.image_name));
  }
  await expect(options(page).first().locator('mark')).toHaveText(['Face', 'Wash']);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('8 results');
  const all = options(page).last();
  await expect(all).toHaveText('See all results for “face wash”');
  await all.click();
  await expect(page).toHaveURL('/shop?q=face+wash');
});

test('one question is asked for words typed without a pause, none for blanks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const words = searched(request);
    if (words !== null) asked.push(words);
  });
  await page.goto(anyPage);
  await search(page, '   ');
  await search(page, 'soap');
  await expect(options(page)).toHaveCount(9);
  expect(asked).toEqual(['soap']);
});

for (const [what, words, found] of [
  ['a missing letter', 'shampo', /Shampoo/],
  ['a wrong letter', 'babi wipes', /Wipes/],
  ['Hindi', 'साबुन', /साबुन/],
  ['Hindi in Latin letters', 'bukhar ki dawa', /Paracetamol/],
  ['a SKU', 'NIM-FW-100', /Nimora Neem Face Wash 100\sml/],
] as const) {
  test(`${what} finds the product @long`, async ({ page }) => {
    await page.goto(anyPage);
    await search(page, words);
    await expect(options(page).first()).toContainText(found);
  });
}

test('the arrows walk the results, Enter opens one, and the text stays', async ({ page }) => {
  await page.goto(anyPage);
  await search(page, 'shampoo');
  const box = searchBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await expect(box).toBeFocused();
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await box.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const href = (await options(page).first().getAttribute('href')) ?? '';
  await box.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('Enter on the text itself goes to all results', async ({ page }) => {
  await page.goto(anyPage);
  await search(page, 'baby wipes');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/shop?q=baby+wipes');
  await expect(searchBox(page)).toHaveValue('baby wipes');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('');
});

test('Escape closes the results and then empties the box; a click outside closes too @long', async ({
  page,
}) => {
  await page.goto(anyPage);
  const box = searchBox(page);
  await search(page, 'soap');
  await expect(options(page)).toHaveCount(9);
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveValue('soap');
  await box.press('ArrowDown');
  await expect(options(page)).toHaveCount(9);
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await box.click();
  await box.press('Escape');
  await box.press('Escape');
  await expect(box).toHaveValue('');
});

test('an answer to outdated words is not waited for', async ({ page }) => {
  await page.route(
    (url) => url.searchParams.get('endpoint') === 'searchProducts',
    async (route) => {
      // The first question gets no answer.
      if (searched(route.request()) !== 'so') await route.continue();
    },
  );
  await page.goto(anyPage);
  const first = page.waitForRequest((request) => searched(request) === 'so');
  const given = page.waitForEvent('requestfailed', (request) => searched(request) === 'so');
  await search(page, 'so');
  await first;
  await searchBox(page).pressSequentially('ap');
  await given;
  await expect(options(page).first()).toContainText('Soap');
});

test('nothing found is told with a hint', async ({ page }) => {
  await page.goto(anyPage);
  await search(page, 'zzqqxx');
  await expect(page.getByText('Check the spelling, or try fewer or other words.')).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    'Nothing found for “zzqqxx”',
  );
  await expectAccessible(page);
});

test('a failed search is only logged, and Enter still leads to the results', async ({ page }) => {
  await page.route(
    (url) => url.searchParams.get('endpoint') === 'searchProducts',
    (route) => route.fulfill({ json: { status: 'error', code: 'server-fault', message: 'No' } }),
  );
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(anyPage);
  await search(page, 'soap');
  await logged;
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('');
  await page.unroute((url) => url.searchParams.get('endpoint') === 'searchProducts');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/shop?q=soap');
});

test('recent searches stand under the empty box until they are cleared @long', async ({ page }) => {
  await page.goto(anyPage);
  for (const words of ['soap', 'baby wipes', 'Soap']) {
    await searchBox(page).fill(words);
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(`/shop?${new URLSearchParams({ q: words })}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  }
  await page.goto(anyPage);
  await searchBox(page).click();
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['Soap', 'baby wipes']);
  await expectAccessible(page);
  await searchBox(page).press('ArrowDown');
  await searchBox(page).press('ArrowDown');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/shop?q=baby+wipes');
  await page.goto(anyPage);
  await searchBox(page).click();
  await expect(recent).toHaveText(['baby wipes', 'Soap']);
  await page.getByRole('button', { name: 'Clear Recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await searchBox(page).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('before typing the categories are one tap away, and are no searches @long', async ({
  page,
}) => {
  await page.goto(anyPage);
  const box = searchBox(page);
  await expect(box).toHaveAttribute('type', 'text');
  await box.click();
  const categories = page.getByRole('group', { name: 'Categories' }).getByRole('option');
  await expect(categories.filter({ hasText: 'Face Care' })).toHaveAttribute('href', '/face-care');
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(categories.first()).toHaveAttribute('aria-selected', 'true');
  await categories.filter({ hasText: 'Face Care' }).click();
  await expect(page).toHaveURL('/face-care');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The address changes before the page, which takes the focus to its heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Face Care' })).toBeFocused();
  await box.fill('soap');
  await page.getByRole('button', { name: 'Empty the search box' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(categories.first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
});

test('whoever types while a page opens goes on typing', async ({ page }) => {
  await page.goto(anyPage, { waitUntil: 'networkidle' });
  const products = await hold(page, /endpoint=getProductsBySubcategorySlug/);
  const box = searchBox(page);
  await box.click();
  await page.getByRole('option', { name: 'Face Care' }).click();
  await box.click();
  await page.keyboard.type('neem');
  await products.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Face Care' })).toBeVisible();
  await page.keyboard.type(' soap');
  await expect(box).toHaveValue('neem soap');
  await expect(box).toBeFocused();
});

test('the results lie over the page, within the screen, and nothing moves', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await page.goto('/product-detail/nimora-neem-face-wash-100-ml');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await search(page, 'face');
  await expect(options(page)).toHaveCount(9);
  expect(await heading.boundingBox()).toEqual(before);
  await expectNoSidewaysScroll(page);
  const all = await options(page).last().boundingBox();
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  if (isMobile) expect(all?.width).toBeGreaterThan(340);
  await expectAccessible(page);
});

/** A browser that hears these words; null: it may not listen. */
function giveEar(page: Page, words: string | null) {
  return page.addInitScript((heard) => {
    class Recognition {
      lang = '';
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        Object.assign(window, { heardIn: this.lang });
        setTimeout(() => {
          if (heard === null) this.onerror?.({ error: 'not-allowed' });
          else this.onresult?.({ results: [[{ transcript: heard }]] });
          this.onend?.();
        });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  }, words);
}

test('spoken words are searched for, in the language of the page', async ({ page }) => {
  await giveEar(page, 'neem face wash');
  await page.goto('/');
  await searchBox(page).click();
  await page.getByRole('button', { name: 'Search by voice' }).click();
  await expect(page).toHaveURL('/shop?q=neem+face+wash');
  await expect(searchBox(page)).toHaveValue('neem face wash');
  expect(await page.evaluate('heardIn')).toBe('en-IN');
});

test('a microphone that is not allowed says so @long', async ({ page }) => {
  await giveEar(page, null);
  await page.goto('/');
  await searchBox(page).click();
  await page.getByRole('button', { name: 'Search by voice' }).click();
  await expect(page.getByText('The microphone is not allowed.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a form that leads to the results', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(anyPage);
    await searchBox(page).fill('baby wipes');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/shop?q=baby+wipes');
  });
});
