/** From the cart icon over the three steps to the invoice. */
export async function placeOrder(page) {
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).tap();
  await page.getByRole('link', { name: 'Proceed' }).tap();
  for (const step of ['Step 1 of 3', 'Step 2 of 3']) {
    await page.getByText(step).waitFor();
    await page.getByRole('link', { name: 'Continue' }).tap();
  }
  await page.getByText('Step 3 of 3').waitFor();
  await page.getByRole('button', { name: 'Place order' }).tap();
  await page.getByRole('article', { name: 'Invoice' }).waitFor();
}
