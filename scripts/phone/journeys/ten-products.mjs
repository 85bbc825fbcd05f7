import { emptyCart, listingPath, productsOf } from '../customer.mjs';
import { openReady } from '../open-phone.mjs';
import { setPacks } from '../set-packs.mjs';
import { addButton, closeDrawer, openDrawer, showsUnits } from '../taps.mjs';

const packs = 3;

export const tenProducts = {
  title: '10 products × 3 packs',
  profiles: ['A', 'B', 'C'],
  timeoutMs: 120_000,
  measures: {
    time: { title: 'time', unit: 's' },
    requests: { title: 'requests', unit: '' },
  },
  async run({ phone, profile, userId }) {
    await emptyCart(phone, userId);
    const products = await productsOf(phone, 10);
    const tab = await phone.newPage(profile);
    const { page, traffic } = tab;
    await openReady(tab, listingPath);
    const since = traffic.mark();
    const start = Date.now();
    for (const { product_name, set_qty1 } of products) {
      await addButton(page, product_name).tap();
      await openDrawer(page).waitFor();
      await showsUnits(page, 0);
      await setPacks(page, packs, set_qty1);
      await closeDrawer(page);
    }
    const time = Date.now() - start;
    await traffic.settled();
    return { time, requests: since().length };
  },
};
