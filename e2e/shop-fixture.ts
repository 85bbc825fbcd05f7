import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

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

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

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

/** No violation that axe can see. Its Playwright package sends the source, unminified, twice for every look. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(violations)).toEqual([]);
}

/** In the browser: what is wrong. Of the rows, cards and slides beside each other that differ only in their words one is looked at. */
async function violations(): Promise<string[] | undefined> {
  const shapesIn = new Map<Element | null, Set<string>>();
  const alike = [...document.querySelectorAll('li, tr, article')].filter((one) => {
    const shapes = shapesIn.get(one.parentElement) ?? new Set();
    shapesIn.set(one.parentElement, shapes);
    return shapes.size === shapes.add(shapeOf(one)).size;
  });
  const found = await window.axe?.run(
    { include: [document.documentElement], exclude: alike },
    { resultTypes: ['violations'] },
  );
  return found?.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );

  /** Its HTML; of words, and of the values that are words or addresses, only whether there are any. */
  function shapeOf(element: Element): string {
    return element.outerHTML
      .replace(/>[^<]+</g, '>words<')
      .replace(
        / (href|src\w*|id|alt|title|value|for|aria-label\w*|aria-describedby)="[^"]+"/g,
        ' $1',
      );
  }
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

/** At the journey's own width; `npm run test:all` looks at a phone's and at a wide screen's. */
export async function atEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize() ?? phone;
  const looksAtBoth = process.env.TEST_ALL !== undefined && !test.info().tags.includes('@desktop');
  const others = looksAtBoth ? [phone, desktop].filter(({ width }) => width !== own.width) : [];
  await look();
  for (const size of others) {
    await page.setViewportSize(size);
    await look();
  }
  if (others.length > 0) await page.setViewportSize(own);
}

/** Accessible and within the screen. */
export async function expectGoodPage(page: Page): Promise<void> {
  await atEachWidth(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectFooterAtTheEnd(page);
    await expectAccessible(page);
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
