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

export { expect };
