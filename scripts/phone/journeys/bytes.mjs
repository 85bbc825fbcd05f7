import { emptyCart, listingPath, productsOf } from '../customer.mjs';
import { openReady } from '../open-phone.mjs';
import { placeOrder } from '../place-order.mjs';
import { setPacks } from '../set-packs.mjs';
import { addButton, closeDrawer, openDrawer, showsUnits } from '../taps.mjs';
import { bytesByType, bytesOf } from '../traffic.mjs';

/** Home, listing, a product, ten products in the cart, checkout: with an empty cache, then again. */
export const bytes = {
  title: 'Data of an order session',
  profiles: ['A'],
  maxRuns: 1, // the same bytes each time
  timeoutMs: 180_000,
  measures: {
    first: { title: 'first visit', unit: 'KB' },
    later: { title: 'later visit', unit: 'KB' },
    firstPictures: { title: 'first visit: pictures', unit: 'KB' },
    firstScripts: { title: 'first visit: scripts', unit: 'KB' },
    firstStyles: { title: 'first visit: styles', unit: 'KB' },
    firstPages: { title: 'first visit: pages', unit: 'KB' },
    firstAnswers: { title: 'first visit: answers of the API', unit: 'KB' },
    laterPictures: { title: 'later visit: pictures', unit: 'KB' },
    laterPages: { title: 'later visit: pages', unit: 'KB' },
    laterAnswers: { title: 'later visit: answers of the API', unit: 'KB' },
  },
  async run(given) {
    const first = await orderSession(given);
    const later = await orderSession(given);
    const kinds = bytesByType(first);
    const laterKinds = bytesByType(later);
    return {
      first: bytesOf(first),
      later: bytesOf(later),
      firstPictures: kinds.Image ?? 0,
      firstScripts: kinds.Script ?? 0,
      firstStyles: kinds.Stylesheet ?? 0,
      firstPages: kinds.Document ?? 0,
      firstAnswers: kinds.Fetch ?? 0,
      laterPictures: laterKinds.Image ?? 0,
      laterPages: laterKinds.Document ?? 0,
      laterAnswers: laterKinds.Fetch ?? 0,
    };
  },
};

async function orderSession({ phone, profile, userId }) {
  await emptyCart(phone, userId);
  const products = await productsOf(phone, 10);
  const tab = await phone.newPage(profile);
  const { page, traffic } = tab;
  const since = traffic.mark();
  await openReady(tab, '/');
  await openReady(tab, listingPath);
  await page.locator(`main a[href="/product-detail/${products[0].slug}"]`).first().tap();
  await page.waitForURL(/product-detail/);
  await traffic.settled();
  await page.goBack();
  for (const { product_name, set_qty1 } of products) {
    await addButton(page, product_name).tap();
    await openDrawer(page).waitFor();
    await showsUnits(page, 0);
    await setPacks(page, 2, set_qty1);
    await closeDrawer(page);
  }
  await placeOrder(page);
  await traffic.settled();
  await page.close();
  return since();
}
