import { cartOf, emptyCart, listingPath, productsOf } from '../customer.mjs';
import { openReady } from '../open-phone.mjs';
import { addButton, openDrawer, plusButton } from '../taps.mjs';

const taps = 5;
const betweenMs = 120;

/** Five taps as quick as a thumb is: what is not taken up must at least look so. */
export const plus = {
  title: '5 quick taps on plus',
  profiles: ['B'],
  timeoutMs: 60_000,
  measures: {
    packs: { title: 'packs in the cart', unit: '' },
    requests: { title: 'requests', unit: '' },
  },
  async run({ phone, profile, userId }) {
    await emptyCart(phone, userId);
    const [product] = await productsOf(phone, 1);
    const tab = await phone.newPage(profile);
    const { page, traffic } = tab;
    await openReady(tab, listingPath);
    await addButton(page, product.product_name).tap();
    await openDrawer(page).waitFor();
    await traffic.settled();
    await plusButton(page).tap({ trial: true }); // waits until the drawer stands still
    const { x, y, width, height } = await plusButton(page).boundingBox();
    const since = traffic.mark();
    for (let tap = 0; tap < taps; tap += 1) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForTimeout(betweenMs);
    }
    await traffic.settled(1_500);
    const [line] = await cartOf(phone, userId);
    return { packs: Number(line?.variant_qty ?? 0), requests: since().length };
  },
};
