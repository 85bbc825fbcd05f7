import { expect, type Page } from '@playwright/test';
import { randomFrom } from '#test/random.ts';
import { startShopProcess } from '#test/shop-process.ts';
import { openPhone, queueOf, stepperOf } from './phone.ts';
import { openCutProxy, wireFaults } from './proxy.ts';

export const phoneFaults = [
  'the browser is offline for a while',
  'nothing answers for a while',
  'the page is reloaded',
  'the page is reloaded while the request is under way',
  'the tab is closed',
  'the tab is closed while the request is under way',
  'the page crashes',
  'the phone is switched off',
] as const;

export type Fault = (typeof wireFaults)[number] | (typeof phoneFaults)[number];

export type CutsReport = {
  counts: Map<Fault, number>;
  taps: number;
  /** Pages that could not be opened without a network, though they had been kept. */
  pagesLost: number;
  comparisons: number;
  problems: string[];
};

type Options = { cuts: number; seed: number; onRound?: (line: string) => void };

/** After so many cuts the network is whole for a moment, and the carts are compared. */
const cutsPerRound = 20;
const productCount = 3;

/** Taps and cuts at random; gives where the cart of the shop is not what the shopkeeper meant. */
export async function runCuts({ cuts, seed, onRound }: Options): Promise<CutsReport> {
  const random = randomFrom(seed);
  const shop = await startShopProcess({});
  const proxy = await openCutProxy(shop.url);
  const phone = await openPhone(proxy.url);
  const report: CutsReport = {
    counts: new Map(),
    taps: 0,
    pagesLost: 0,
    comparisons: 0,
    problems: [],
  };
  const { counts, problems } = report;
  const done = () => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const count = (fault: Fault) => counts.set(fault, (counts.get(fault) ?? 0) + 1);

  const { products } = await phone.read('getAllProductsWithImageNewBest');
  const goods: { id: number; slug: string; set_qty1: number }[] = products
    .filter((one: { stock: number; maxqty: number; set_qty1: number }) => {
      return Math.min(one.stock, one.maxqty) > 15 * one.set_qty1;
    })
    .slice(0, productCount);
  /** Packs that the shopkeeper wants, by product. */
  const meant = new Map(goods.map(({ id }) => [id, 0]));
  let tabs: Page[] = [];

  async function tab(): Promise<Page> {
    tabs = tabs.filter((one) => !one.isClosed());
    if (tabs.length === 0 || (tabs.length === 1 && random.chance(0.2))) {
      tabs.push(await phone.context.newPage());
    }
    return random.pick(tabs);
  }

  /** The network is as it should be; what the phone has left is sent. */
  async function mend(): Promise<Page> {
    proxy.faultOf = undefined;
    proxy.isDown = false;
    await phone.context.setOffline(false);
    const page = await tab();
    await phone.open(page, '/faqs');
    const isEmpty = async () => (await queueOf(page)).waiting;
    await expect.poll(isEmpty, { timeout: 60_000 }).toBe(0);
    return page;
  }

  async function compare(): Promise<void> {
    const page = await mend();
    const { refused } = await queueOf(page);
    problems.push(...refused.map((text) => `refused, ${text}`));
    const { cart } = await phone.read('getCartProductByUserId');
    const held = new Map<number, number>(
      cart.map((line: { product_id: number; variant_qty: number }) => [
        line.product_id,
        line.variant_qty,
      ]),
    );
    for (const { id, slug } of goods) {
      const [want, has] = [meant.get(id) ?? 0, held.get(id) ?? 0];
      if (want !== has) problems.push(`after ${done()} cuts: ${slug}: meant ${want}, holds ${has}`);
      meant.set(id, has);
    }
    report.comparisons += 1;
    onRound?.(`${done()} cuts, ${report.taps} taps, ${problems.length} differences`);
  }

  /** false, and a problem: the page shows something else for long. */
  async function shows(read: () => Promise<number>, wanted: number, slug: string) {
    try {
      await expect.poll(read, { timeout: 30_000 }).toBe(wanted);
      return true;
    } catch {
      problems.push(`after ${done()} cuts: ${slug} shows ${await read()} units, meant ${wanted}`);
      return false;
    }
  }

  /** A tap; it counts from when the page has sent it or shown it. */
  async function tap(): Promise<void> {
    const page = await tab();
    const product = random.pick(goods);
    const packs = meant.get(product.id) ?? 0;
    await phone.open(page, `/product-detail/${product.slug}`);
    // Switched off while its kept copy was being replaced, Chromium has neither the old one nor the new one.
    if (await page.getByText('This page is not on this device').isVisible()) {
      report.pagesLost += 1;
      return;
    }
    const { less, more, units, ready } = stepperOf(page);
    if (!(await shows(units, packs * product.set_qty1, product.slug))) return;
    const isLess = packs > 0 && (packs >= 12 || random.chance(0.4));
    const wanted = packs + (isLess ? -1 : 1);
    report.taps += 1;
    meant.set(product.id, wanted);
    const during = random.chance(0.2)
      ? random.pick(phoneFaults.filter((fault) => fault.endsWith('under way')))
      : undefined;
    // Nothing else is on its way: what arrives is this tap.
    const isIdle = !proxy.isDown && !isOffline && (await queueOf(page)).waiting === 0;
    if (during && isIdle) {
      count(during);
      const arrived = new Promise<void>((resolve) => {
        proxy.onChange = async () => {
          proxy.onChange = undefined;
          await (during.includes('reloaded') ? page.reload() : page.close());
          resolve();
        };
      });
      const clicked = (isLess ? less : more).click().catch(() => {}); // the page goes meanwhile
      await Promise.all([arrived, clicked]);
      return;
    }
    await (isLess ? less : more).click();
    await shows(units, wanted * product.set_qty1, product.slug);
    await ready();
  }

  let isOffline = false;
  async function breakSomething(): Promise<void> {
    const fault = random.pick(phoneFaults.filter((one) => !one.endsWith('under way')));
    const page = await tab();
    if (fault === 'the browser is offline for a while') {
      isOffline = !isOffline;
      await phone.context.setOffline(isOffline);
      if (!isOffline) return;
    } else if (fault === 'nothing answers for a while') {
      proxy.isDown = !proxy.isDown;
      if (!proxy.isDown) return;
    } else if (page.url() === 'about:blank') return;
    else if (fault === 'the page is reloaded') await page.reload();
    else if (fault === 'the tab is closed') await page.close();
    else if (fault === 'the page crashes') {
      const crashed = page.waitForEvent('crash');
      const session = await phone.context.newCDPSession(page);
      session.send('Page.crash').catch(() => {}); // it never answers
      await crashed;
      await page.close();
    } else {
      await phone.kill();
      tabs = [];
      isOffline = false;
    }
    count(fault);
  }

  try {
    // What was visited opens without a network; the cart is empty.
    const first = await tab();
    await phone.open(first, '/cart');
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const { slug } of goods) {
      await first.goto(`/product-detail/${slug}`, { waitUntil: 'networkidle' });
    }
    const { cart } = await phone.read('getCartProductByUserId');
    for (const { id, variant } of cart) {
      await phone.context.request.post('/api/removeFromCart', {
        data: { cart_id: id, variant },
        headers: { 'x-thok': '1' },
      });
    }
    while (done() < cuts && problems.length === 0) {
      const until = Math.min(cuts, done() + cutsPerRound);
      proxy.faultOf = () => {
        const fault = random.chance(0.5) ? random.pick(wireFaults) : undefined;
        if (fault) count(fault);
        return fault;
      };
      while (done() < until && problems.length === 0) {
        await tap();
        if (random.chance(0.5)) await breakSomething();
      }
      isOffline = false;
      await compare();
    }
  } finally {
    await phone.close();
    await proxy.close();
    await shop.stop();
  }
  return report;
}
