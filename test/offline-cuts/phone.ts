import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';

const login = { email_or_phone: '9876500002', pin: '135791' };

/** A browser whose storage outlives it, signed in to the shop at `url`. */
export async function openPhone(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'thok-phone-'));
  let context = await start();
  const answer = await context.request.post(`${url}/api/loginUserdata`, {
    data: login,
    headers: { 'x-thok': '1' },
  });
  const userId: number = (await answer.json()).user_id;
  const session = await context.cookies();

  function start(): Promise<BrowserContext> {
    return chromium.launchPersistentContext(folder, {
      ...{ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', baseURL: url },
      // The journeys of `npm test` block them unless told otherwise.
      serviceWorkers: 'allow',
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    });
  }

  return {
    userId,
    get context() {
      return context;
    },
    /** Opens a page and waits until it can be used. */
    async open(page: Page, path: string): Promise<void> {
      await page.goto(path);
      await page.waitForFunction(() => window.eventReplay === undefined);
    },
    async read(action: string) {
      const params = { userId: String(userId), user_id: String(userId) };
      const headers = { 'x-thok': '1' };
      return (await context.request.get(`${url}/api/${action}`, { params, headers })).json();
    },
    /** As a phone whose battery was taken out: nothing is finished, nothing is told. */
    async kill(): Promise<void> {
      const browser = context.browser();
      const system = await (await browser?.newBrowserCDPSession())?.send(
        'SystemInfo.getProcessInfo',
      );
      const pid = system?.processInfo.find(({ type }) => type === 'browser')?.id;
      if (pid === undefined) throw new Error('no browser process');
      const gone = context.waitForEvent('close');
      process.kill(pid, 'SIGKILL');
      await gone;
      context = await start();
      // Chromium writes cookies every half minute only.
      await context.addCookies(session);
    },
    async close(): Promise<void> {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first stepper of a product page. */
export function stepperOf(page: Page) {
  const group = page
    .getByRole('main')
    .getByRole('group', { name: /^Units/ })
    .first();
  return {
    less: group.getByRole('button', { name: /^One less/ }),
    more: group.getByRole('button', { name: /^One more/ }),
    units: async () => Number.parseInt((await group.getByRole('status').textContent()) ?? '', 10),
    /** The last tap has been answered or queued, and the next one is taken. */
    ready: () => expect(group).not.toHaveAttribute('aria-busy', 'true', { timeout: 60_000 }),
  };
}

/** Changes on the phone that the shop has not answered, and those that it refused. */
export function queueOf(page: Page): Promise<{ waiting: number; refused: string[] }> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'cartQueue')) return { waiting: 0, refused: [] };
    return new Promise((resolve) => {
      const opening = indexedDB.open('cartQueue');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('changes').objectStore('changes').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          const all: { refused?: string; name: string }[] = reading.result;
          const refused = all.filter((change) => change.refused !== undefined);
          resolve({
            waiting: all.length - refused.length,
            refused: refused.map((change) => `${change.name}: ${change.refused}`),
          });
        };
      };
    });
  });
}
