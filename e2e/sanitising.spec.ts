import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { errorLines } from '#test/logged-errors.ts';
import { shareDemoPictures } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { inTexts, xssPayloads } from '#test/xss-payloads.ts';

const payloads = xssPayloads.map((payload) => payload.replaceAll('\0', ''));

type HostileShop = { origin: string; slug: string; productId: number; orderId: number };

/** A shop of its own on a free port, full of payloads. */
const test = base.extend<object, { shop: HostileShop }>({
  shop: [
    async ({ playwright }, use) => {
      const { shop, close } = await openHostileShop();
      const request = await playwright.request.newContext({ baseURL: shop.origin });
      await signIn(request);
      await fillFields(request, shop);
      await request.dispose();
      await use(shop);
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One worker, so that both tests share one shop.
test.describe.configure({ mode: 'default' });

async function openHostileShop(): Promise<{ shop: HostileShop; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-hostile-'));
  shareDemoPictures(dataDir);
  const DATABASE_URL = await newPostgresDb();
  const server = spawn(process.execPath, ['e2e/hostile-shop.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(server, 'close');
  const lines: string[] = [];
  const { promise: opened, resolve } = Promise.withResolvers<string | undefined>();
  createInterface(server.stdout).on('line', (line) => {
    lines.push(line);
    const origin = /The shop is open at (\S+)/.exec(line)?.[1];
    if (origin) resolve(origin);
  });
  closed.then(() => resolve(undefined));
  const origin = await opened;
  if (!origin) throw new Error(`The hostile shop did not open: ${lines.join('\n')}`);
  return {
    shop: { ...JSON.parse(lines[0] ?? ''), origin },
    async close() {
      server.kill('SIGTERM');
      await closed;
      rmSync(dataDir, { recursive: true, force: true });
      expect(errorLines(lines.join('\n'))).toEqual([]);
    },
  };
}

/** Whatever runs is counted, in every page and frame. */
async function watch(context: BrowserContext): Promise<string[]> {
  const ran: string[] = [];
  await context.exposeFunction('pwn', (place?: string) => void ran.push(place ?? 'ran'));
  context.on('dialog', (dialog) => {
    ran.push(dialog.message());
    dialog.dismiss().catch(() => {});
  });
  return ran;
}

/** Everything a visitor may do to what was written: point at it, focus it, press it. */
async function touchEverything(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const events = ['mouseover', 'mouseenter', 'focus', 'pointerenter', 'animationstart', 'toggle'];
    const faults: string[] = [];
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.querySelectorAll('*')) {
      for (const event of events) element.dispatchEvent(new Event(event));
      const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
      if (handler) faults.push(`${handler} on ${element.tagName}`);
      const link = element instanceof HTMLAnchorElement ? element : undefined;
      if (link?.getAttribute('href') && !/^(https?|mailto|tel):$/.test(link.protocol)) {
        faults.push(`${link.protocol} in a link`);
      }
    }
    if (document.querySelector('iframe, object, embed, base')) faults.push('a frame or base');
    // A picture that cannot be loaded is what most handlers wait for.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    return faults;
  });
}

async function postTo(request: APIRequestContext, action: string, data: object): Promise<unknown> {
  const answer = await request.post(`/api/${action}`, { headers: { 'x-thok': '1' }, data });
  return answer.json();
}

async function signIn(request: APIRequestContext): Promise<void> {
  const login = { email_or_phone: '9876543210', pin: '246810' };
  expect(await postTo(request, 'loginUserdata', login)).toMatchObject({ status: 'success' });
}

/** Every field a person can fill, through the API as the pages do. */
async function fillFields(request: APIRequestContext, shop: HostileShop): Promise<void> {
  const long = (length: number) => inTexts(payloads, length)[0] ?? '';
  const [review] = inTexts(payloads.slice(40), 2_000);
  const { productId } = shop;
  const given = { product_id: productId, user_id: 1, rating: 5, review };
  expect(await postTo(request, 'submitProductReview', given)).toMatchObject({ success: true });
  const contact = {
    name: long(100),
    email: 'a@thok.example',
    subject: long(200),
    message: long(5_000),
  };
  expect(await postTo(request, 'contactUsForm', contact)).toMatchObject({ success: true });
  const registration = {
    name: long(100),
    email: 'x@thok.example',
    phone: '9812345670',
    address: long(400),
  };
  expect(await postTo(request, 'registerUsernew', registration)).toMatchObject({ success: true });
}

for (const policy of ['on', 'off']) {
  test(`no payload runs from any field, with the Content-Security-Policy ${policy} @long`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ baseURL: shop.origin });
    const ran = await watch(context);
    const page = await context.newPage();
    if (policy === 'off') await removePolicy(context, shop.origin);
    await signIn(context.request);
    const words = inTexts(payloads.slice(90), 150);
    const paths = [
      '/',
      '/about',
      '/faqs',
      '/notification',
      '/my-account',
      `/order/${shop.orderId}`,
      `/product-detail/${shop.slug}`,
      `/shop?q=${encodeURIComponent(words[0] ?? '')}`,
      `/login?next=${encodeURIComponent('javascript:pwn()')}`,
      `/${encodeURIComponent('<img src=x onerror=pwn()>')}`,
    ];
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy'] !== undefined).toBe(policy === 'on');
      await page.waitForFunction(() => document.readyState === 'complete');
      expect({ path, faults: await touchEverything(page) }).toEqual({ path, faults: [] });
      expect({ path, policy, ran }).toEqual({ path, policy, ran: [] });
    }
    // The payloads are alive: as markup of a page without either guard many of them run.
    if (policy === 'off') {
      await page.goto('about:blank');
      await page.setContent(payloads.join('\n'));
      await expect.poll(() => ran.length).toBeGreaterThan(20);
    }
    await context.close();
  });
}

/** Drops the header from every page, so that only sanitising is left to stop a payload. */
async function removePolicy(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin === origin && !/^\/(assets|images)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    },
  );
}
