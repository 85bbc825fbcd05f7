import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { reservedSlugs } from '#domain/catalogue/reserved-slugs.ts';
import { brandSlug } from '#domain/catalogue/slug.ts';
import { isGstin } from '#domain/india/indian-formats.ts';
import { demoItems } from './assemble/items.ts';
import { banners } from './content/banners.ts';
import { hindiGoods } from './content/hindi-goods.ts';
import { hindiBrands, hindiCategories, hindiProducts } from './content/hindi-names.ts';
import { demoShop } from './shop.ts';
import type { DemoProduct } from './types.ts';

const shop = demoShop();
const bySku = new Map(shop.products.map((product) => [product.sku, product]));
const subcategories = shop.categories.flatMap((category) => category.subcategories);
const listingSlugs = subcategories.flatMap((sub) => [
  sub.slug,
  ...sub.subSubcategories.map((under) => under.slug),
]);

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function pictureMissing(folder: string, file: string): boolean {
  return !existsSync(fileURLToPath(new URL(`./pictures/${folder}/${file}`, import.meta.url)));
}

function packFaults(product: DemoProduct): string[] {
  return product.packs.flatMap((pack, slot) => {
    const mrp = pack.mrpPaise ?? product.mrpPaise;
    const margin = ((mrp - pack.pricePaise) / mrp) * 100;
    const before = product.packs[slot - 1];
    const faults: string[] = [];
    if (!Number.isInteger(pack.pricePaise)) faults.push(`${product.sku}: price not whole paise`);
    if (margin < 8 || margin > 45) faults.push(`${product.sku}: margin ${margin.toFixed(2)}`);
    if (before && pack.size <= before.size) faults.push(`${product.sku}: sizes do not grow`);
    if (before && pack.pricePaise > before.pricePaise) faults.push(`${product.sku}: price rises`);
    if (product.maxUnits < pack.size) faults.push(`${product.sku}: limit below one pack`);
    return faults;
  });
}

describe('demo products', () => {
  test('are about 300, with unique SKU, slug, unique id and name', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(290);
    expect(shop.products.length).toBeLessThanOrEqual(340);
    expect(repeated(shop.products.map((product) => product.sku))).toEqual([]);
    expect(repeated(shop.products.map((product) => product.uniqueId))).toEqual([]);
    expect(repeated(shop.products.map((product) => product.barcode))).toEqual([]);
    expect(shop.products[0]?.barcode).toBe('2900000000018');
    expect(repeated(shop.products.map((product) => product.name))).toEqual([]);
    expect(repeated([...listingSlugs, ...shop.products.map((product) => product.slug)])).toEqual(
      [],
    );
  });

  test('have well-formed codes', () => {
    for (const product of shop.products) {
      expect(product.sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/);
      expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(product.uniqueId).toMatch(/^P-[0-9A-Z]{6}$/);
    }
  });

  test('have 1 to 3 packs, margins of 8 to 45 percent, and prices that fall with size', () => {
    for (const product of shop.products) {
      expect(product.packs.length).toBeGreaterThanOrEqual(1);
      expect(product.packs.length).toBeLessThanOrEqual(3);
    }
    expect(shop.products.flatMap(packFaults)).toEqual([]);
    const overrides = shop.products.filter((one) => one.packs.some((pack) => pack.mrpPaise));
    expect(overrides.length).toBeGreaterThanOrEqual(3);
  });

  test('belong to a brand, a subcategory and one of its sub-subcategories', () => {
    const brands = new Set(shop.brands.map((brand) => brand.slug));
    for (const product of shop.products) {
      expect(brands).toContain(product.brand);
      const sub = subcategories.find((candidate) => candidate.slug === product.subcategory);
      const under = sub?.subSubcategories.map((one) => one.slug) ?? [];
      if (product.subSubcategory === null) expect(under).toEqual([]);
      else expect(under).toContain(product.subSubcategory);
    }
    const used = new Set(
      shop.products.flatMap((product) => [product.subcategory, product.subSubcategory]),
    );
    expect(listingSlugs.filter((slug) => !used.has(slug))).toEqual([]);
  });

  test('cover the awkward cases', () => {
    const { products } = shop;
    expect(products.filter((product) => product.stock === 0)).toHaveLength(8);
    expect(products.filter((one) => one.stock > 0 && one.stock < 20)).toHaveLength(8);
    expect(products.filter((product) => product.bestPick)).toHaveLength(6);
    expect(products.filter((one) => one.name.length >= 90).length).toBeGreaterThanOrEqual(2);
    expect(products.some((product) => /[\u0900-\u097f]/.test(product.name))).toBe(true);
    expect(products.some((product) => product.name.includes('&'))).toBe(true);
    expect(products.some((product) => product.name.includes('%'))).toBe(true);
  });
});

describe('demo listings', () => {
  test('use no reserved slug', () => {
    expect(listingSlugs.filter((slug) => reservedSlugs.has(slug))).toEqual([]);
  });

  test('brand slugs follow the rule of the specification', () => {
    expect(brandSlug('Buransh & Co.')).toBe('buransh-co');
    expect(repeated(shop.brands.map((brand) => brand.slug))).toEqual([]);
  });

  test('banners lead to a listing', () => {
    const targets = ['/shop', ...subcategories.map((sub) => `/${sub.slug}`)];
    for (const banner of shop.banners) expect(targets).toContain(banner.link);
  });

  test('banners have their words in both languages', () => {
    const blank = banners.filter(
      ({ title, titleHi, line, lineHi, linkLabel, linkLabelHi }) =>
        ![title, line, linkLabel].every(Boolean) ||
        ![titleHi, lineHi, linkLabelHi].every((words) => /\p{Script=Devanagari}/u.test(words)),
    );
    expect(blank).toEqual([]);
  });

  test('every picture named exists', () => {
    const missing = [
      ...shop.products.filter((product) => pictureMissing('products', product.image)),
      ...shop.banners.filter((banner) => pictureMissing('banners', banner.image)),
      ...banners.filter(
        ({ imageWide }) => imageWide !== '' && pictureMissing('banners', imageWide),
      ),
      ...shop.brands.filter((brand) => pictureMissing('brands', brand.logo)),
      ...listingSlugs.filter((slug) => pictureMissing('subcategories', `${slug}.webp`)),
      ...shop.notifications.filter((one) => one.image && pictureMissing('products', one.image)),
      ...[shop.settings.logo, shop.settings.logoDark, 'logo.svg'].filter((file) =>
        pictureMissing('.', file),
      ),
    ];
    expect(missing).toEqual([]);
  });
});

describe('demo names in Hindi', () => {
  test('every category, brand and product has one, and every product a description', () => {
    const leaves = subcategories.flatMap((sub) => sub.subSubcategories);
    const named = [...shop.categories, ...subcategories, ...leaves, ...shop.brands];
    const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);
    expect(named.filter((one) => !isHindi(one.nameHi))).toEqual([]);
    expect(shop.products.filter((one) => !isHindi(one.nameHi || one.name))).toEqual([]);
    const undescribed = shop.products.filter((one) => !isHindi(one.descriptionHtmlHi));
    expect(undescribed.map(({ name }) => name)).toEqual([]);
    expect(repeated(shop.products.map((one) => one.nameHi).filter(Boolean))).toEqual([]);
  });

  test('a line of goods has a Hindi name for each of its rows, and no more', () => {
    const rows = hindiGoods
      .trim()
      .split('\n')
      .map((row) => row.split(' | '));
    const named = Object.fromEntries(
      rows.map(([key = '', , , , names = '']) => [key, names.split(' / ').length]),
    );
    const counted: Record<string, number> = {};
    for (const { brand, line } of demoItems()) {
      const key = `${brand.code}-${line.code}`;
      counted[key] = (counted[key] ?? 0) + 1;
    }
    expect(named).toEqual(counted);
  });

  test('every one is of something in the shop', () => {
    const places = [...shop.categories.map((category) => category.name), ...listingSlugs];
    expect(Object.keys(hindiCategories).toSorted()).toEqual(places.toSorted());
    expect(Object.keys(hindiBrands).toSorted()).toEqual(shop.brands.map((b) => b.name).toSorted());
    expect(Object.keys(hindiProducts).filter((sku) => !bySku.has(sku))).toEqual([]);
  });
});

describe('demo people', () => {
  test('customers have valid Indian details', () => {
    for (const customer of shop.customers) {
      expect(customer.mobile).toMatch(/^[6-9]\d{9}$/);
      expect(customer.pincode).toMatch(/^[1-9]\d{5}$/);
      expect(customer.gstNumber).toMatch(/^05[A-Z]{5}\d{4}[A-Z]1Z[0-9A-Z]$/);
      expect(isGstin(customer.gstNumber)).toBe(true);
      expect(customer.distanceKm).toBeGreaterThanOrEqual(1);
      expect(customer.distanceKm).toBeLessThanOrEqual(60);
    }
    expect(repeated(shop.customers.map((customer) => customer.mobile))).toEqual([]);
    expect(repeated(shop.customers.map((customer) => customer.email))).toEqual([]);
  });

  test('the two demo customers can sign in', () => {
    const [first, second] = shop.customers;
    expect([first?.mobile, first?.pin]).toEqual(['9876543210', '246810']);
    expect([second?.mobile, second?.pin]).toEqual(['9876500002', '135791']);
  });

  test('reviews name a product and a customer, once each', () => {
    expect(shop.reviews.length).toBeGreaterThanOrEqual(110);
    expect(shop.reviews.filter((review) => !bySku.has(review.sku))).toEqual([]);
    expect(shop.reviews.filter((review) => !shop.customers[review.customer])).toEqual([]);
    expect(repeated(shop.reviews.map((review) => `${review.sku} ${review.customer}`))).toEqual([]);
  });
});

describe('demo orders', () => {
  test('every line resolves, stays within the limit, and every order is ₹499 or more', () => {
    const used = shop.orders.filter((order) => order.customer === 0).map((order) => order.coupon);
    expect(used, 'WELCOME10 is for the demo customer to try').not.toContain('WELCOME10');
    const coupons = new Set(shop.coupons.map((coupon) => coupon.code));
    for (const order of shop.orders) {
      let total = 0;
      for (const line of order.lines) {
        const product = bySku.get(line.sku);
        const pack = product?.packs[line.slot - 1];
        expect(pack, `${line.sku} slot ${line.slot}`).toBeDefined();
        if (!product || !pack) continue;
        expect(pack.size * line.packs).toBeLessThanOrEqual(product.maxUnits);
        expect(product.stock).toBeGreaterThan(0);
        total += pack.pricePaise * pack.size * line.packs;
      }
      expect(total, `order of ${order.lines[0]?.sku}`).toBeGreaterThanOrEqual(
        49_900 + (order.coupon ? 20_000 : 0),
      );
      expect(order.note.length).toBeLessThanOrEqual(150);
      if (order.coupon) expect(coupons).toContain(order.coupon);
      if (order.express) expect(order.deliveryType).toBe('delivery');
    }
  });

  test('show every status, for the first customer too', () => {
    const statuses = (orders: typeof shop.orders) =>
      new Set(orders.map(({ status }) => status)).size;
    expect(statuses(shop.orders)).toBe(7);
    expect(statuses(shop.orders.filter(({ customer }) => customer === 0))).toBe(7);
  });

  test('come from twelve firms over eight weeks, some of today', () => {
    expect(new Set(shop.orders.map(({ customer }) => customer)).size).toBe(12);
    expect(shop.orders.filter(({ daysAgo }) => daysAgo === 0).length).toBeGreaterThanOrEqual(4);
    expect(shop.orders.length).toBeGreaterThanOrEqual(70);
    const paidToday = shop.orders.filter((one) => one.daysAgo === 2 && one.status === 'completed');
    expect(paidToday.length).toBeGreaterThanOrEqual(3);
    expect(
      repeated(shop.orders.flatMap(({ lines }, i) => lines.map(({ sku }) => `${i} ${sku}`))),
    ).toEqual([]);
  });
});

describe('demoShop', () => {
  test('gives the same shop on every call', () => {
    expect(demoShop()).toEqual(shop);
  });

  test('extended to 5,000, keeps the base goods and stays unique', () => {
    const large = demoShop({ products: 5_000 });
    expect(large.products).toHaveLength(5_000);
    expect(large.products.slice(0, shop.products.length)).toEqual(shop.products);
    expect(large.reviews).toEqual(shop.reviews);
    for (const key of ['sku', 'slug', 'uniqueId', 'name'] as const) {
      expect(new Set(large.products.map((product) => product[key])).size).toBe(5_000);
    }
    expect(large.products.flatMap(packFaults)).toEqual([]);
    const drawn = new Set(demoItems().map((item) => `${item.slug}.webp`));
    expect(large.products.filter((product) => !drawn.has(product.image))).toEqual([]);
  });

  test('reaches 50,000', () => {
    const { products } = demoShop({ products: 50_000 });
    expect(products).toHaveLength(50_000);
    expect(new Set(products.map((product) => product.slug)).size).toBe(50_000);
  });
});
