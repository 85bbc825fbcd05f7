import { forgiveCutRequests } from './cart-fixture.ts';
import { expectAccessible } from './good-page.ts';
import { expect, test } from './shop-fixture.ts';

/** What the browser itself says of a network that is gone. */
function forgiveOffline(heard: string[]): void {
  const rest = heard.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
  heard.splice(0, heard.length, ...rest);
}

test('offline a tap stays on the page and says so, and Try again opens the page', async ({
  page,
  context,
  quietConsole,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  const notice = page.getByText('Not available offline');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);

  // The form reads nothing, but its script is not there; nor does the browser know why.
  await context.setOffline(false);
  const cutOff = /\/assets\/contact-us-|\/healthz/;
  await page.route(cutOff, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/about');
  await page.unroute(cutOff);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(notice).toHaveCount(0);
  forgiveOffline(quietConsole);
});

test('a script of an older version of the shop: the page is opened from the server @long', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const script = /\/assets\/faqs-/;
  await page.route(script, (route) => route.abort());
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/faqs');
  await page.unroute(script);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  forgiveCutRequests(quietConsole);
});

test('the scripts of the way to the invoice are loaded when idle @long', async ({ page }) => {
  await page.request.post('/api/loginUserdata', {
    data: { email_or_phone: '9876500002', pin: '135791' },
    headers: { 'x-thok': '1' },
  });
  const pages = ['home', 'listing', 'product-detail', 'cart', 'checkout-billing-info', 'my-order'];
  const loaded = pages.map((name) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`)),
  );
  await page.goto('/faqs');
  await Promise.all(loaded);
});

test('on a narrow screen the offline strip covers nothing that stays below the header @long', async ({
  page,
  context,
  quietConsole,
}) => {
  await page.goto('/shop', { waitUntil: 'networkidle' });
  await page.setViewportSize({ width: 320, height: 640 });
  await context.setOffline(true);
  const strip = page.getByText('You are offline.');
  await expect(strip).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await expect
    .poll(async () => {
      const [above, below] = [await strip.boundingBox(), await filter.boundingBox()];
      return above && below && Math.round(below.y - (above.y + above.height));
    })
    .toBeGreaterThanOrEqual(0);
  expect((await filter.boundingBox())?.y).toBeLessThan(200);
  forgiveOffline(quietConsole);
});
