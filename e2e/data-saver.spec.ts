import { expect, test } from './shop-fixture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('where data is scarce nothing moves by itself and nothing is loaded ahead @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Best Selling Products' });
  await slides.scrollIntoViewIfNeeded();
  const shown = () =>
    slides.evaluate((region) =>
      [...region.querySelectorAll('[aria-roledescription=slide]')].map(
        (slide) => slide.getBoundingClientRect().left,
      ),
    );
  const before = await shown();
  const scripts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.js$/.test(name) && !name.includes('/DeferredParts-')).length,
    );
  const loaded = await scripts();
  // Longer than carousels stand still and pages wait before they load others.
  await page.waitForFunction(() => performance.now() > 9_000);
  expect(await shown()).toEqual(before);
  expect(await scripts()).toBe(loaded);
});
