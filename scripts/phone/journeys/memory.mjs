import { listingPath } from '../customer.mjs';
import { openReady } from '../open-phone.mjs';

const productCount = 39;
const listingCount = 10;

/** Products and listings in one tab, as a long day of ordering has them. Not slowed down. */
export const memory = {
  title: `Memory after ${productCount} products and ${listingCount} listings`,
  profiles: ['A'],
  maxRuns: 1, // counts, not times
  timeoutMs: 180_000,
  measures: {
    nodesBefore: { title: 'DOM nodes before', unit: '' },
    nodes: { title: 'DOM nodes after', unit: '' },
    listenersBefore: { title: 'listeners before', unit: '' },
    listeners: { title: 'listeners after', unit: '' },
  },
  async run({ phone }) {
    const tab = await phone.newPage();
    await openReady(tab, listingPath);
    const before = await counters(tab);
    const listings = await subcategoryPaths(phone);
    for (let round = 0; round < productCount; round += 1) {
      if (round % 4 === 0) await openListing(tab, listings[(round / 4) % listings.length]);
      await productAndBack(tab, round % 4);
    }
    await openListing(tab, listingPath);
    const after = await counters(tab);
    return {
      nodesBefore: before.nodes,
      nodes: after.nodes,
      listenersBefore: before.jsEventListeners,
      listeners: after.jsEventListeners,
    };
  },
};

async function subcategoryPaths({ request }) {
  const answer = await request.get('/api/getAllCategoriesWithSubcategories');
  const { categories } = await answer.json();
  const slugs = categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));
  return slugs.slice(0, listingCount).map((slug) => `/${slug}`);
}

/** As a link does it: the page stays, its content changes. */
async function openListing({ page, traffic }, path) {
  await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
  await page.waitForFunction((to) => location.pathname === to, path);
  await traffic.settled(200);
}

async function productAndBack({ page, traffic }, index) {
  await page.locator('main article a[href^="/product-detail/"]').nth(index).tap();
  await page.waitForURL(/product-detail/);
  await traffic.settled(200);
  await page.goBack();
  await page.locator('main article').first().waitFor();
  await traffic.settled(200);
}

async function counters({ devTools }) {
  await devTools.send('HeapProfiler.collectGarbage');
  return devTools.send('Memory.getDOMCounters');
}
