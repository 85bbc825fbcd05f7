import type { BrowserContext, Cookie, Locator, Page } from '@playwright/test';
import { expect, test } from './shop-fixture.ts';

const first = { email_or_phone: '9876543210', pin: '246810' };
const second = { email_or_phone: '9876500002', pin: '135791' };

/** One sign-in serves a worker's journeys: the shop slows down an address that signs in too often. */
const sessions = new Map<typeof first, { id: number; cookies: Cookie[] }>();

async function signIn(context: BrowserContext, login: typeof first): Promise<number> {
  const known = sessions.get(login);
  if (known) {
    await context.addCookies(known.cookies);
    // Another journey may have ended it.
    if ((await context.request.get(`/api/getCustomerById?id=${known.id}`)).ok()) return known.id;
  }
  const answer = await context.request.post('/api/loginUserdata', {
    headers: { 'x-thok': '1' },
    data: login,
  });
  const id = Number((await answer.json()).user_id);
  sessions.set(login, { id, cookies: await context.cookies() });
  return id;
}

const bell = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Notification' });

/** Opens the panel, which the browser does by itself; then waits for what scripts put into it. */
async function openPanel(page: Page) {
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  return panel;
}

/** The bell and the server agree, whatever other journeys do to this customer meanwhile. */
async function expectRightCount(page: Page, context: BrowserContext, userId: number) {
  await expect(async () => {
    const answer = await context.request.get(`/api/getUserNotifications?user_id=${userId}&limit=1`);
    const { unread } = await answer.json();
    const name = unread > 0 ? `Notification , ${unread} unread` : 'Notification';
    await expect(bell(page)).toHaveAccessibleName(name, { timeout: 1_000 });
  }).toPass();
}

/** The demo shop's, by its picture: orders of other journeys tell the same words. */
function rowWith(list: Locator, picture: string): Locator {
  const image = list.page().locator(`img[src*="${picture}"]`);
  return list.getByRole('listitem').filter({ has: image });
}

test('the bell tells of unread ones, and they are read one by one, then all, on every open page', async ({
  page,
  context,
  browser,
}) => {
  const userId = await signIn(context, second);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName(/^Notification , \d+ unread$/);
  const panel = await openPanel(page);
  const row = rowWith(panel, 'sipanu-feeding-bottle');
  await expect(row.locator('img')).toHaveAttribute('width', '60');
  const box = await panel.boundingBox();
  expect(box?.width).toBe(300);
  expect(box?.height).toBeLessThanOrEqual(400);
  await row.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectRightCount(page, context, userId);
  await panel.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page).toHaveURL('/notification');
  await expect(panel).toBeHidden();
  const other = rowWith(page.getByRole('main'), 'tuktuki-dry-night-pants');
  await expect(other.getByRole('button', { name: 'Mark as Read' })).toBeVisible();

  // On another device: this page hears of it from the server.
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, second);
  await elsewhere.request.post('/api/markAllNotificationsAsRead', {
    headers: { 'x-thok': '1' },
    data: { user_id: userId },
  });
  await expect(other.getByRole('button')).toHaveCount(0);
  await expectRightCount(page, context, userId);
  await elsewhere.close();
});

test('a row opens what it is about, and is read then @long', async ({ page, context }) => {
  await signIn(context, first);
  const rows = [{ id: 7, status_response: 'unread', notifi_text: 'On the way', path: '/faqs' }];
  const [readAgain, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/endpoint=getUserNotifications/, async (route) => {
    const now = { img_url: null, created_at: new Date().toISOString() };
    const data = rows.map((row) => ({ ...row, ...now }));
    // The read that follows the mark is under way while the page changes.
    if (rows[0]?.status_response === 'read') {
      readAgain.resolve();
      await arrived.promise;
    }
    await route.fulfill({ json: { status: 'success', data } });
  });
  await page.route(/endpoint=getAllFaqs/, async (route) => {
    await readAgain.promise;
    await route.continue();
  });
  await page.route(/endpoint=markNotificationAsRead/, (route) => {
    expect(route.request().postDataJSON()).toEqual({ id: 7 });
    for (const row of rows) row.status_response = 'read';
    return route.fulfill({ json: { status: 'success' } });
  });
  await page.goto('/notification');
  const row = page.getByRole('main').getByRole('listitem');
  // The server shows the real ones first; a list of one waits for the browser’s read.
  await expect(row).toHaveText([/On the way.*Today, \d+:\d\d [ap]m/]);
  // Anywhere in the row.
  await row.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL('/faqs');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  arrived.resolve();
  await expect(bell(page)).toHaveAccessibleName('Notification');

  // The shop's own lead to the order; this one is read already, so that other journeys miss nothing.
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/');
  const panel = await openPanel(page);
  await rowWith(panel, 'pulsira-digital-thermometer').getByRole('link').click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
});
