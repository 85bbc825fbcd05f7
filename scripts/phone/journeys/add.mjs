import { listingPath } from '../customer.mjs';
import { waitUntilListening } from '../open-phone.mjs';
import { addButton } from '../taps.mjs';

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
    await watchDrawer(page);
    const start = Date.now();
    await page.goto(listingPath, { waitUntil: 'commit' });
    for (let taps = 1; ; taps += 1) {
      await addButton(page).tap();
      const left = page.waitForURL(/product-detail/, { waitUntil: 'commit' }).then(() => 'left');
      const painted = page.evaluate(() => window.drawerPaint).catch(() => left);
      const outcome = await Promise.race([painted, left]);
      if (outcome !== 'left') return { drawer: outcome - start, taps };
      await page.waitForLoadState();
      await page.goBack({ waitUntil: 'commit' });
      await waitUntilListening(page);
    }
  },
};

/** When the frame with the drawer was painted. The page tells: to be asked again and again slows it down. */
function watchDrawer(page) {
  return page.addInitScript(() => {
    window.drawerPaint = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('dialog[open]')) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      });
      watch.observe(document, { subtree: true, attributeFilter: ['open'] });
    });
  });
}
