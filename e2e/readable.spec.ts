import { customerPages, formPages, textPages } from './every-page.ts';
import { signIn, test } from './order-fixture.ts';
import { expectReadableAt, expectReadableAtTimes, expectReadableDrawer } from './readable-page.ts';

// Narrow, zoomed to 400 %, and a phone on its side.
const sizes = [
  [320, 740],
  [320, 256],
  [740, 360],
] as const;

test('every page can be read on small screens @long', async ({ page }) => {
  test.slow();
  for (const path of [...formPages, ...textPages]) await expectReadableAt(page, path, sizes);
  for (const path of await customerPages(page)) await expectReadableAt(page, path, sizes);
});

test('the drawer can be read and used on small screens @long', async ({ page }) => {
  await signIn(page, 'first');
  await expectReadableDrawer(page, sizes);
});

test('what is there at times can be read on small screens @long', async ({ page }) => {
  test.slow();
  await expectReadableAtTimes(page, sizes);
});
