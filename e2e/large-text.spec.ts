import { customerPages, formPages, textPages } from './every-page.ts';
import { signIn, test } from './order-fixture.ts';
import { expectReadableAt, expectReadableAtTimes, expectReadableDrawer } from './readable-page.ts';

// Text twice as large, as people ask for it in their browser's settings.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

const sizes = [
  [320, 740],
  [360, 740],
  [1280, 800],
] as const;

test('every page can be read with text twice as large @long', async ({ page }) => {
  test.slow();
  for (const path of [...formPages, ...textPages]) await expectReadableAt(page, path, sizes);
  for (const path of await customerPages(page)) await expectReadableAt(page, path, sizes);
});

test('the drawer can be read and used with text twice as large @long', async ({ page }) => {
  await signIn(page, 'first');
  await expectReadableDrawer(page, sizes);
});

test('what is there at times can be read with text twice as large @long', async ({ page }) => {
  test.slow();
  await expectReadableAtTimes(page, sizes);
});
