import { listingPath, productsOf } from '../customer.mjs';
import { openReady } from '../open-phone.mjs';
import { msUntilHeading } from '../taps.mjs';

/** A product is looked at for a moment before going back. */
const lookingMs = 1_000;

/** Twice to the same product: the second time, everything has been read before. */
export const back = {
  title: 'Listing → product → back',
  profiles: ['A', 'B', 'C'],
  timeoutMs: 60_000,
  measures: {
    firstProduct: { title: 'product, first visit', unit: 's' },
    firstBack: { title: 'back, first visit', unit: 's' },
    laterProduct: { title: 'product, later visit', unit: 's' },
    laterBack: { title: 'back, later visit', unit: 's' },
  },
  async run({ phone, profile }) {
    const [product] = await productsOf(phone, 1);
    const tab = await phone.newPage(profile);
    await openReady(tab, listingPath);
    const [firstProduct, firstBack] = await thereAndBack(tab, product);
    const [laterProduct, laterBack] = await thereAndBack(tab, product);
    return { firstProduct, firstBack, laterProduct, laterBack };
  },
};

async function thereAndBack({ page, traffic }, { slug }) {
  const link = page.locator(`main a[href="/product-detail/${slug}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const there = msUntilHeading(page);
  await link.tap();
  const thereMs = await there;
  await page.waitForURL(`/product-detail/${slug}`);
  await traffic.settled();
  await page.waitForTimeout(lookingMs);
  const backMs = await msUntilHeading(page, { back: true });
  await traffic.settled();
  return [thereMs, backMs];
}
