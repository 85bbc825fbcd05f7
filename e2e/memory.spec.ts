import type { Page } from '@playwright/test';
import { expect, test } from './shop-fixture.ts';

/** What the browser holds after collecting garbage, in the page and out of it. */
async function heldByBrowser(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const held = await devTools.send('Memory.getDOMCounters');
  await devTools.detach();
  return held;
}

async function toProductAndBack(page: Page, round: number): Promise<void> {
  const cards = page.getByRole('article');
  await cards
    .nth(round % 6)
    .getByRole('link', { name: /\w/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product-detail\//);
  // With its related products, which come after the product.
  await expect(page.getByRole('region', { name: 'Related products' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/product-detail\//);
  await expect(cards.nth(6)).toBeAttached();
}

test('to a product and back, ten times: the browser holds hardly more than after three @long', async ({
  page,
}) => {
  await page.goto('/shop');
  const rounds = async (from: number, to: number) => {
    for (let round = from; round < to; round += 1) await toProductAndBack(page, round);
  };
  await rounds(0, 3);
  const afterThree = await heldByBrowser(page);
  await rounds(3, 10);
  // What was drawn last is let go of only when the browser is idle.
  await expect(async () => {
    const afterTen = await heldByBrowser(page);
    expect(afterTen.nodes).toBeLessThanOrEqual(1.5 * afterThree.nodes);
    expect(afterTen.jsEventListeners).toBeLessThanOrEqual(1.5 * afterThree.jsEventListeners);
  }).toPass({ timeout: 15_000 });
});
