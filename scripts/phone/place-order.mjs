/** From the cart icon over the three steps to the invoice. */
export async function placeOrder(page) {
  const main = page.locator('main');
  await page.locator('header a[href="/cart"]').last().tap();
  await main.locator('a[href="/checkout-billing-info"]', { hasText: 'Proceed' }).tap();
  for (const step of ['Step 1 of 3', 'Step 2 of 3']) {
    await main.filter({ hasText: step }).waitFor();
    await main.locator('a', { hasText: 'Continue' }).tap();
  }
  await main.filter({ hasText: 'Step 3 of 3' }).waitFor();
  await main.locator('button', { hasText: 'Place order' }).tap();
  await main.locator('article[aria-labelledby="invoice-title"]').waitFor();
}
