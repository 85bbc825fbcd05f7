import type { Page } from '@playwright/test';
import { addPacks, products, startEmpty } from './cart-fixture.ts';
import { expect, test } from './shop-fixture.ts';

const widths = [320, 360, 412, 768, 1280];

/** How far what a picture says of its size may be from the size it has. */
const tolerance = 0.15;

/** The pictures whose `sizes` do not fit, as texts; a wrong one loads a file too large or too small. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.position = 'fixed';
    /** CSS px of a `sizes` attribute in this viewport. */
    const declared = (sizes: string) => {
      const entries = sizes.split(/,(?![^(]*\))/).map((entry) => entry.trim());
      const media = (entry: string) => /^(\(.*?\))\s+\S/.exec(entry)?.[1];
      const entry = entries.find((one) => matchMedia(media(one) ?? 'all').matches) ?? '100vw';
      ruler.style.width = entry.slice(media(entry)?.length ?? 0).trim();
      return ruler.getBoundingClientRect().width;
    };
    /** CSS px of the picture itself, which its box may cut off. */
    const shown = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return getComputedStyle(image).objectFit === 'cover'
        ? Math.max(width, height * ratio)
        : width;
    };
    for (const image of document.querySelectorAll('img[data-offscreen=""]'))
      image.setAttribute('data-offscreen', 'near');
    const wrong = [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].flatMap(
      (image) => {
        const [says, is] = [declared(image.sizes), shown(image)];
        const fits = is === 0 || Math.abs(says / is - 1) <= most;
        const place = `${image.closest('[class]')?.className} in ${image.closest('section, main, header')?.className}`;
        return fits
          ? []
          : [`${innerWidth}: ${place} says ${Math.round(says)}, is ${Math.round(is)}`];
      },
    );
    ruler.remove();
    return [...new Set(wrong)];
  }, tolerance);
}

async function expectFittingPictures(page: Page): Promise<void> {
  const wrong: string[] = [];
  // What lies far down is not laid out by itself, and would keep the size of the width before.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 1_000 ? 740 : 800 });
    wrong.push(...(await misfits(page)));
  }
  expect(wrong).toEqual([]);
}

for (const path of ['/', '/shop', '/fever-pain-relief', '/brand/1/arogin', '/shop?q=neem']) {
  test(`${path}: pictures say the size they are shown in @long`, async ({ page }) => {
    await startEmpty(page);
    await page.goto(path);
    await expect(page.locator('img[sizes]').first()).toBeAttached();
    await expectFittingPictures(page);
  });
}

test('product, cart and notifications: pictures say the size they are shown in @long', async ({
  page,
}) => {
  await startEmpty(page);
  const [product] = await products(page);
  if (!product) throw new Error('no product');
  await addPacks(page, product, 1);
  for (const path of [`/product-detail/${product.slug}`, '/cart', '/notification']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectFittingPictures(page);
  }
});
