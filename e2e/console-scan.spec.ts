import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';

/** A camera that shows a grey picture, and a detector that sees this code in it. */
function giveCamera(page: Page, code: string) {
  return page.addInitScript((seen) => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, {
      openTracks: () => tracks.filter((track) => track.readyState === 'live').length,
      BarcodeDetector: class {
        async detect() {
          return [{ rawValue: seen }];
        }
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        async getUserMedia() {
          if (seen === '') throw new DOMException('No.', 'NotAllowedError');
          const canvas = document.createElement('canvas');
          canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
          const stream = canvas.captureStream(10);
          tracks.push(...stream.getTracks());
          return stream;
        },
      },
    });
  }, code);
}

test('a barcode scanned with the camera fills the product, and finds it in the stock sheet @long', async ({
  page,
}) => {
  const code = `89${process.pid}`;
  await giveCamera(page, code);
  await signInAs(page, owner);
  const { product } = await post(page, 'saveProduct', {
    ...{ product_name: 'Scanned Soap', sku: `SC-${process.pid}`, brand_id: 1, subcategory_id: 1 },
    ...{ mrp: 100, maxqty: 240, set_qty1: 12, selling_price1: 80 },
  });
  await page.goto(`/console/products/${product.id}`);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toHaveValue(code);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await read(page, 'getProduct', { id: product.id })).product.barcode).toBe(code);
  await page.goto('/console/products/stock');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Scanned Soap' })).toBeVisible();
  await expect(page.getByLabel('Units')).toBeFocused();
  expect(await page.evaluate('openTracks()')).toBe(0);
  await expectGoodScreen(page);
});

test('a camera that is not allowed says so, and one that finds no product too @long', async ({
  page,
  quietConsole,
}) => {
  await giveCamera(page, '');
  await signInAs(page, owner);
  await page.goto('/console/products/stock');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByText('does not let the console use the camera')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await giveCamera(page, 'no such code');
  await page.reload();
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The refusal of the camera is logged.
  quietConsole.length = 0;
});

test('a browser that reads no barcodes shows no button @long', async ({ page }) => {
  await page.addInitScript('delete globalThis.BarcodeDetector');
  await signInAs(page, owner);
  await page.goto('/console/products/stock');
  await expect(page.getByLabel('SKU or barcode')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toHaveCount(0);
});

test('a pasted picture is cropped by dragging; a square one is taken as it is @desktop-only @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  await page.goto('/console/products/new');
  await expect(page.getByText('Drop or paste one here')).toBeVisible();
  // Left half red, right half blue.
  const half = (background: string) => ({
    create: { width: 300, height: 300, channels: 3 as const, background },
  });
  const photo = await sharp(half('#ff0000'))
    .extend({ right: 300, background: '#0000ff' })
    .png()
    .toBuffer();
  await page.evaluate(
    (bytes) => {
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' }));
      dispatchEvent(new ClipboardEvent('paste', { clipboardData: given }));
    },
    [...photo],
  );
  const dialog = page.getByRole('dialog', { name: 'Which part?' });
  const stage = dialog.getByRole('button', { name: 'Part of the picture' });
  await expect(stage).toBeVisible();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The picture is not there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width, y, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  const uploaded = page.waitForResponse(/uploadPicture/);
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  const { name } = await (await uploaded).json();
  const picture = await (await page.request.get(`/images/products/${name}`)).body();
  const { channels } = await sharp(picture).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 100))).toEqual([0, 0, 3]);
  await page.getByLabel('Another picture').setInputFiles({
    ...{ name: 'square.png', mimeType: 'image/png' },
    buffer: await sharp(half('#00ff00')).png().toBuffer(),
  });
  await expect(page.getByAltText('Picture of the product')).not.toHaveAttribute(
    ...['src', new RegExp(name)],
  );
  await expect(dialog).toHaveCount(0);
});
