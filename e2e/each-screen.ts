import type { Page } from '@playwright/test';
import { expect, test } from './shop-fixture.ts';

/** Looks at each screen, to which the router moves on as from a link: scripts and axe are loaded once. */
export async function eachScreen(
  page: Page,
  addresses: string[],
  look: (page: Page) => Promise<void>,
): Promise<void> {
  let shown = '';
  for (const address of addresses) {
    await test.step(address, async () => {
      const [path = ''] = address.split('?');
      if (shown === '' || shown === path) await page.goto(address);
      else {
        await page.evaluate(follow, address);
        // The heading of another screen takes the focus when it is shown.
        await page.waitForFunction(() => document.activeElement !== document.body);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      shown = path;
      await look(page);
    });
  }
}

/** In the browser: the way forward to this address. */
function follow(address: string): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  history.pushState({ idx: history.state.idx + 1 }, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
