import { listingPath } from '../customer.mjs';
import { waitUntilListening } from '../open-phone.mjs';
import { addButton, openDrawer } from '../taps.mjs';

/** A tap on Add as soon as it can be seen; where that leaves the page, back, and again once it listens. */
export const add = {
  title: 'Add tapped as soon as it is visible → drawer',
  profiles: ['A', 'B', 'C', 'D'],
  timeoutMs: 60_000,
  measures: {
    drawer: { title: 'from opening the page', unit: 's' },
    taps: { title: 'taps needed', unit: '' },
  },
  async run({ phone, profile }) {
    const { page } = await phone.newPage(profile);
    const start = Date.now();
    await page.goto(listingPath, { waitUntil: 'commit' });
    for (let taps = 1; ; taps += 1) {
      await addButton(page).tap();
      const outcome = await Promise.race([
        openDrawer(page)
          .waitFor()
          .then(() => 'open'),
        page.waitForURL(/product-detail/, { waitUntil: 'commit' }).then(() => 'left'),
      ]);
      if (outcome === 'open') return { drawer: Date.now() - start, taps };
      await page.waitForLoadState();
      await page.goBack({ waitUntil: 'commit' });
      await waitUntilListening(page);
    }
  },
};
