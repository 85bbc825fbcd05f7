import type { Page } from '@playwright/test';
import { owner, signInAs } from './console-fixture.ts';
import { expect, fillCart, signIn, test } from './order-fixture.ts';

/** What the keyboard reaches but the eye does not see: names of focused elements behind something. */
async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<string[]> {
  const hidden = new Set<string>();
  for (let i = 0; i < times; i += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(async () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const isCovered = () => {
        const { left, top, bottom, width } = focused.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => {
          const shown = document.elementFromPoint(left + width / 2, y);
          // A field within its label is drawn by the label.
          const drawn = focused.closest('label') ?? focused;
          return !shown || !(shown.contains(drawn) || drawn.contains(shown));
        });
      };
      // What comes into view there for the first time is drawn in the next frames.
      for (let frames = 0; frames < 30 && isCovered(); frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return isCovered() ? `${focused.tagName} ${focused.textContent}` : undefined;
    });
    if (name !== undefined) hidden.add(name);
  }
  return [...hidden];
}

test('the focus is never behind a bar @long', async ({ page }) => {
  const userId = await signIn(page, 'first');
  const [product] = await fillCart(page, userId);
  for (const path of ['/fever-pain-relief', `/product-detail/${product.slug}`, '/cart']) {
    await page.goto(path);
    expect(await hiddenFocus(page, 'Tab', 50), path).toEqual([]);
    expect(await hiddenFocus(page, 'Shift+Tab', 40), `${path}, backwards`).toEqual([]);
  }
});

test('in the console the focus is never behind the bar of actions @long', async ({ page }) => {
  await signInAs(page, owner);
  for (const path of ['/console/customers/1/edit', '/console/coupons/1']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    expect(await hiddenFocus(page, 'Tab', 45), path).toEqual([]);
  }
});

test('a change of page moves the focus to its heading, a change of filters does not', async ({
  page,
}) => {
  await signIn(page, 'first');
  await page.goto('/');
  await expect(page.locator('body')).toBeFocused();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQs' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('summary').first()).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/shop');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.focus();
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toBeFocused();
});

test('a dialog whose opener is gone leaves the focus on the heading @long', async ({ page }) => {
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  await page.goto('/cart');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button')
    .last()
    .press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Cart/ })).toBeFocused();
});
