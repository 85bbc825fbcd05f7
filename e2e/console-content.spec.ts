import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hold } from './cart-fixture.ts';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';

// They change the same pages and settings: one test after the other.
test.describe.configure({ mode: 'default' });

const picture = async (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0b57a4' } })
    .png()
    .toBuffer(),
});

/** A moment in India, as a field for it takes it. */
const inIndia = (ms: number) =>
  new Date(Date.now() + ms + 5.5 * 3_600_000).toISOString().slice(0, 16);
const hour = 3_600_000;
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** The banners that the shop shows in its strip. */
const strip = async (page: Page): Promise<string[]> => {
  const { data } = await (await page.request.get('/api/getAllBannersLast')).json();
  return data.map(({ alt_text }: { alt_text: string }) => alt_text);
};

test('a banner for the weekend, with a picture for wide screens @desktop @long', async ({
  page,
}) => {
  const words = `Weekend offer ${process.pid} ${Date.now()}`;
  await signInAs(page, owner);
  await page.goto('/console/content');
  await page.getByRole('link', { name: 'Add a banner: Strip in the middle' }).click();
  await page.getByLabel('Words for the picture').fill(words);
  await page.getByLabel('Link').fill('javascript:alert(1)');
  await save(page);
  await expect(page.getByText('Link must be a page of the shop')).toBeVisible();
  await page.getByLabel('Link').fill('/face-care');
  await save(page);
  await expect(page.getByText('Picture is required.')).toBeVisible();
  await page.getByLabel('Picture: Choose a picture').setInputFiles(await picture(800, 400));
  await page
    .getByLabel('Picture for wide screens: Choose a picture')
    .setInputFiles(await picture(1600, 800));
  await expect(page.getByRole('img', { name: words })).toHaveCount(2);
  await expectGoodScreen(page);
  await page.getByLabel('Shown from').fill(inIndia(hour));
  await page.getByLabel('Shown until').fill(inIndia(hour));
  await save(page);
  await expect(page.getByText('Shown until must be after the start.')).toBeVisible();
  await page.getByLabel('Shown until').fill(inIndia(48 * hour));
  await save(page);
  const row = page.getByRole('listitem').filter({ hasText: words });
  await expect(row).toContainText('From ');
  await expectGoodScreen(page);
  expect(await strip(page)).not.toContain(words);

  await row.getByRole('link', { name: words }).click();
  await page.getByLabel('Shown from').fill(inIndia(-hour));
  await save(page);
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  await expect(page.getByText(/^Shown until \d/)).toBeVisible();
  await expect.poll(() => strip(page)).toContain(words);

  await page.goto('/');
  const shown = page.getByRole('link', { name: words });
  await shown.scrollIntoViewIfNeeded();
  const image = shown.getByRole('img');
  await expect(image).toHaveJSProperty('complete', true);
  const { banners } = await read(page, 'listBanners', {});
  const banner = banners.find((one: { alt_text: string }) => one.alt_text === words);
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  const name = isWide ? banner.banner_image_wide : banner.banner_image;
  await expect
    .poll(() => image.evaluate((node) => (node as HTMLImageElement).currentSrc)) // `as`: an img
    .toContain(name);

  await page.goto(`/console/content/banners/${banner.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Banners' })).toBeVisible();
  await expect.poll(() => strip(page)).not.toContain(words);
});

const pageNow = async (page: Page, key: string): Promise<string> => {
  const { pages } = await read(page, 'listPages', {});
  return pages.find((one: { key: string }) => one.key === key).value;
};

test('a page is written in the editor, and the shop shows just that @long', async ({ page }) => {
  await signInAs(page, owner);
  const before = await pageNow(page, 'refund');
  await page.goto('/console/content/pages');
  await page.getByRole('link', { name: /Refund policy/ }).click();
  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await editor.press('ControlOrMeta+A');
  await editor.press('Delete');
  await page.getByLabel('Style').selectOption('Heading 1');
  await editor.pressSequentially('Refunds & returns');
  await page.keyboard.press('Enter');
  await editor.pressSequentially('Within 7 days, ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await editor.pressSequentially('always');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await editor.pressSequentially('Damaged <goods>');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Set the link' }).click();
  await expect(page.getByText('Please type a page of the shop')).toBeVisible();
  await page.getByLabel('Address').fill('/contact-us');
  await page.getByRole('button', { name: 'Set the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not saved: Text' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  const html =
    '<h2>Refunds &amp; returns</h2><p>Within 7 days, <strong>always</strong></p>' +
    '<ul><li>Damaged &lt;goods&gt;</li><li><a href="/contact-us">/contact-us</a></li></ul>';
  expect(await pageNow(page, 'refund')).toBe(html);
  await page.getByRole('button', { name: 'HTML' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(html);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect
    .poll(async () => (await (await page.request.get('/api/getRefundData')).json()).data.value)
    .toBe(html);
  await page.goto('/refund-policy');
  await expect(page.getByRole('heading', { name: 'Refunds & returns' })).toBeVisible();
  await post(page, 'savePage', { key: 'refund', value: before });
});

test('a page that has a table opens as HTML and loses nothing @long', async ({ page }) => {
  await signInAs(page, owner);
  const before = await pageNow(page, 'shipping');
  const table = '<table><tbody><tr><td>Doon</td></tr></tbody></table>';
  await post(page, 'savePage', { key: 'shipping', value: table });
  await page.goto('/console/content/pages/shipping');
  await expect(page.getByText('something that only HTML can hold')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(table);
  await expectGoodScreen(page);
  await post(page, 'savePage', { key: 'shipping', value: before });
});

test('what someone else saved meanwhile is told, and what was typed stays @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const before = await pageNow(page, 'terms');
  await page.goto('/console/content/pages/terms');
  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially(' My words.');
  await post(page, 'savePage', { key: 'terms', value: '<p>Theirs.</p>' });
  await save(page);
  await expect(page.getByText('Changed meanwhile')).toBeVisible();
  await expect(page.getByRole('row', { name: /Text/ })).toContainText('<p>Theirs.</p>');
  await expect(editor).toContainText('My words.');
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'All pages' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  expect(await pageNow(page, 'terms')).toContain('My words.');
  await post(page, 'savePage', { key: 'terms', value: before });
});

test('a question is added, put first and deleted @long', async ({ page }) => {
  const question = `Do you open on Sunday ${process.pid}?`;
  await signInAs(page, owner);
  await page.goto('/console/content/faqs');
  const editor = await hold(page, /\/Editor-[^/]*\.js/);
  await page.getByRole('link', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await save(page);
  await expect(page.getByText('Answer is required.')).toBeInViewport();
  await editor.release();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await expectGoodScreen(page);
  await page.getByRole('textbox', { name: 'Answer' }).pressSequentially('Until noon.');
  await save(page);
  const handle = page.getByRole('button', { name: `Move ${question}` });
  await handle.focus();
  const { faqs } = await read(page, 'listFaqs', {});
  for (const _ of faqs.slice(1)) await page.keyboard.press('ArrowUp');
  const firstInShop = async () =>
    (await (await page.request.get('/api/getAllFaqs')).json()).data[0].question;
  await expect.poll(firstInShop).toBe(question);
  await page.getByRole('link', { name: question }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await expect(page.getByRole('link', { name: question })).toHaveCount(0);
});

test('a product’s description is written in the editor @long', async ({ page }) => {
  await signInAs(page, owner);
  const { product } = await read(page, 'getProduct', { id: 1 });
  await page.goto('/console/products/1');
  const editor = page.getByRole('textbox', { name: 'Description' });
  // A click places the caret; the focus alone would bring back an earlier place a moment later.
  await editor.getByText('Sold in packs of').click();
  await editor.press('ControlOrMeta+End');
  // The editor hears of the caret in the next frames.
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await editor.pressSequentially('Sold by the strip.');
  await save(page);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const after = (await read(page, 'getProduct', { id: 1 })).product.product_description;
  expect(after).toBe(`${product.product_description}<p>Sold by the strip.</p>`);
  const { product_description } = product;
  await post(page, 'saveProduct', { id: 1, product_description });
});
