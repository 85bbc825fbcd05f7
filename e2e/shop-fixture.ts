import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Every journey also fails on what the browser's console calls an error. */
export const test = base.extend<{ quietConsole: string[] }>({
  /** Sign-ins are limited by address: each worker has its own. */
  extraHTTPHeaders: ({ extraHTTPHeaders }, use, { workerIndex }) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.0.${workerIndex % 256}.1` }),
  /**
   * `goto` and `reload` wait for hydration, unless the journey asks for `waitUntil: 'commit'`;
   * `setViewportSize` until the page is drawn anew, since what still moves makes a click miss.
   */
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const hydrated = async (waitUntil?: string) => {
      if (javaScriptEnabled && waitUntil !== 'commit') {
        await page.waitForFunction(() => window.eventReplay === undefined);
      }
    };
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      await hydrated(options?.waitUntil);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await hydrated(options?.waitUntil);
      return answer;
    };
    const setViewportSize = page.setViewportSize.bind(page);
    page.setViewportSize = async (size) => {
      await setViewportSize(size);
      if (javaScriptEnabled) await page.evaluate(drawnAt, size.width);
    };
    await use(page);
  },
  quietConsole: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        // A page that is not there is told to the console by the browser itself.
        if (message.type() === 'error' && !/status of 40[0-9]/.test(message.text())) {
          heard.push(message.text());
        }
      });
      page.on('pageerror', (error) => heard.push(error.message));
      await use(heard);
      // An answer still being held back is nobody's any more.
      for (const open of page.context().pages())
        await open.unrouteAll({ behavior: 'ignoreErrors' });
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

/** In the browser: resolves once the page is drawn at that width. */
async function drawnAt(width: number): Promise<void> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  while (!matchMedia(`(width: ${width}px)`).matches) await frame();
  await frame();
  await frame();
}

/** axe’s Playwright package sends the source, unminified, twice for every look: longer than the look takes. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What is dimmed while it changes has changed, and nothing moves any more. */
async function untilStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * No violation that axe can see. At a width that is not the journey's own only `npm run test:all`
 * looks, and never at contrasts: a wide screen has the colours of a narrow one.
 */
export async function expectAccessible(page: Page, isOwnWidth = true): Promise<void> {
  if (!isOwnWidth && process.env.TEST_ALL === undefined) return;
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // In one go, and only what is wrong: several times as quick where nothing is framed.
  const axe = new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode();
  const rules = { 'color-contrast': { enabled: isOwnWidth } };
  const { violations } = await axe.options({ resultTypes: ['violations'], rules }).analyze();
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`),
  ).toEqual([]);
}

/** The page is not wider than the screen, once it has taken in a new width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(wider).toBeLessThanOrEqual(0);
}

/** A short page reaches down to the end of the screen: below its footer, or the bar after it, is nothing. */
async function expectFooterAtTheEnd(page: Page): Promise<void> {
  const below = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('footer, body > nav')]
        .filter((one) => getComputedStyle(one).position !== 'fixed')
        .map((one) => one.getBoundingClientRect().bottom);
      const isLong = document.documentElement.scrollHeight > window.innerHeight;
      return isLong ? 0 : window.innerHeight - Math.max(...last);
    });
  await expect.poll(below).toBeLessThanOrEqual(1);
}

const [phone, desktop] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** On a phone and on a wide screen; a journey that runs on both looks at its own. */
export async function atEachWidth(
  page: Page,
  look: (isOwn: boolean) => Promise<void>,
): Promise<void> {
  const own = page.viewportSize() ?? phone;
  const runsOnBoth = process.env.TEST_ALL !== undefined && test.info().tags.includes('@desktop');
  const others = runsOnBoth ? [] : [phone, desktop].filter(({ width }) => width !== own.width);
  await look(true);
  for (const size of others) {
    await page.setViewportSize(size);
    await look(false);
  }
  if (others.length > 0) await page.setViewportSize(own);
}

/** Accessible and within the screen. */
export async function expectGoodPage(page: Page): Promise<void> {
  await atEachWidth(page, async (isOwn) => {
    await expectNoSidewaysScroll(page);
    await expectFooterAtTheEnd(page);
    await expectAccessible(page, isOwn);
  });
}

export { expect };

/** Where the page is when it is clicked next: a click scrolls what a bar covers into view first. */
export async function scrollAtNextClick(page: Page): Promise<() => Promise<number>> {
  const position = await page.evaluateHandle(() => {
    const noted = { y: -1 };
    const note = () => {
      noted.y = scrollY;
    };
    addEventListener('click', note, { capture: true, once: true });
    return noted;
  });
  return () => position.evaluate(({ y }) => y);
}
