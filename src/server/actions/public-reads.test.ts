import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoShop } from '#demo/shop.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
const demo = demoShop();
const read = async (call: string) => {
  const answer = await shop.app.inject({ url: `/api?endpoint=${call}` });
  return { httpStatus: answer.statusCode, ...answer.json() };
};

beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

describe('the shop', () => {
  test('getHomeSettings answers success and data', async () => {
    const { success, data } = await read('getHomeSettings');
    expect(success).toBe(true);
    expect(data).toMatchObject({ page_title: demo.settings.pageTitle, logo: demo.settings.logo });
  });

  test.each([
    ['getBanners', 'banners', 'main'],
    ['getAllBannersLast', 'data', 'last'],
    ['getAllBannersBottom', 'data', 'bottom'],
  ])('%s answers %s of type %s, in their order', async (name, key, type) => {
    const answer = await read(name);
    const wanted = demo.banners.filter((banner) => banner.type === type);
    expect(answer.status).toBe('success');
    expect(answer[key].map((one: { banner_image: string }) => one.banner_image)).toEqual(
      wanted.map((banner) => banner.image),
    );
    expect(new Set(answer[key].map((one: { banner_type: string }) => one.banner_type))).toEqual(
      new Set([type]),
    );
  });

  test('getAllBrands answers every brand', async () => {
    const { status, data } = await read('getAllBrands');
    expect(status).toBe('success');
    expect(data.map((one: { brand_name: string }) => one.brand_name)).toEqual(
      demo.brands.map((one) => one.name),
    );
  });

  test('getAllCategoriesWithSubcategories answers the tree', async () => {
    const { status, categories } = await read('getAllCategoriesWithSubcategories');
    expect(status).toBe('success');
    expect(categories).toMatchObject(
      demo.categories.map((category) => ({
        category_name: category.name,
        subcategories: category.subcategories.map((sub) => ({
          slug: sub.slug,
          sub_subcategories: sub.subSubcategories.map((leaf) => ({
            sub_subcategory_slug: leaf.slug,
          })),
        })),
      })),
    );
  });

  test('handleAbandonedCarts is a harmless read', async () => {
    expect(await read('handleAbandonedCarts')).toEqual({
      httpStatus: 200,
      status: 'success',
      categories: [],
    });
  });

  test('getDeliverySettings answers rupees', async () => {
    expect((await read('getDeliverySettings')).settings).toEqual({
      cost_per_km: demo.settings.costPerKmPaise / 100,
      express_delivery: demo.settings.expressPaise / 100,
    });
  });
});

describe('pages', () => {
  test.each([
    ['getManageWebsiteData', 'about'],
    ['getTermsData', 'terms'],
    ['getPrivacyData', 'privacy'],
    ['getRefundData', 'refund'],
    ['getShippingData', 'shipping'],
  ] as const)('%s answers the %s page', async (name, key) => {
    expect(await read(name)).toMatchObject({ success: true, data: { value: demo.pages[key] } });
  });

  test('getAllFaqs answers questions in their order', async () => {
    const { success, data } = await read('getAllFaqs');
    expect(success).toBe(true);
    expect(data.map((one: { question: string }) => one.question)).toEqual(
      demo.faqs.map((one) => one.question),
    );
  });
});

describe('product lists', () => {
  const skus = (answer: { products: { sku: string }[] }) => answer.products.map((one) => one.sku);

  test('new ones come newest first', async () => {
    const newest = demo.products.toSorted((a, b) => a.addedDaysAgo - b.addedDaysAgo);
    const answer = await read('getAllProductsWithImageNew&limit=10');
    expect(answer.total).toBe(demo.products.length);
    const ages = new Map(demo.products.map((one) => [one.sku, one.addedDaysAgo]));
    expect(skus(answer).map((sku) => ages.get(sku))).toEqual(
      newest.slice(0, 10).map((one) => one.addedDaysAgo),
    );
  });

  test("best ones begin with the operator's picks", async () => {
    const picks = demo.products.filter((one) => one.bestPick).map((one) => one.sku);
    const answer = await read(`getAllProductsWithImageNewBest&limit=${picks.length}`);
    expect(new Set(skus(answer))).toEqual(new Set(picks));
  });

  test('pages cover a subcategory once each, without holes', async () => {
    const { subcategory } = demo.products[0] ?? { subcategory: '' };
    const wanted = demo.products
      .filter((one) => one.subcategory === subcategory)
      .map((one) => one.sku);
    const found: string[] = [];
    for (let page = 1; found.length < wanted.length && page < 50; page += 1) {
      const answer = await read(
        `getProductsBySubcategorySlug&slug=${subcategory}&limit=5&page=${page}`,
      );
      expect(answer.total).toBe(wanted.length);
      found.push(...skus(answer));
    }
    expect(found.toSorted()).toEqual(wanted.toSorted());
    expect(skus(await read(`getProductsBySubcategorySlug&slug=${subcategory}&page=9999`))).toEqual(
      [],
    );
  });

  test('of a brand and of a sub-subcategory hold just theirs', async () => {
    const product = demo.products.find((one) => one.subSubcategory !== null);
    const brandName = demo.brands.find((one) => one.slug === product?.brand)?.name;
    const { data } = await read('getAllBrands');
    const brandId = data.find((one: { brand_name: string }) => one.brand_name === brandName).id;
    const byBrand = await read(`getAllProductsByBrand&brand_id=${brandId}&limit=100`);
    expect(new Set(byBrand.products.map((one: { brand_name: string }) => one.brand_name))).toEqual(
      new Set([brandName]),
    );
    const byLeaf = await read(
      `getSubSubcategoriesBySubcategorySlug&slug=${product?.subSubcategory}&limit=100`,
    );
    const wanted = demo.products.filter((one) => one.subSubcategory === product?.subSubcategory);
    expect(skus(byLeaf).toSorted()).toEqual(wanted.map((one) => one.sku).toSorted());
  });

  test('getSubSubcategoriesBySubcategorySlugiff answers the children, or none', async () => {
    const all = demo.categories.flatMap((one) => one.subcategories);
    for (const sub of all) {
      const { data } = await read(`getSubSubcategoriesBySubcategorySlugiff&slug=${sub.slug}`);
      expect(data.map((one: { sub_subcategory_slug: string }) => one.sub_subcategory_slug)).toEqual(
        sub.subSubcategories.map((leaf) => leaf.slug),
      );
    }
  });

  test.each([
    'getProductsBySubcategorySlug&slug=nowhere',
    'getSubSubcategoriesBySubcategorySlug&slug=nowhere',
    'getSubSubcategoriesBySubcategorySlugiff&slug=nowhere',
    'getAllProductsByBrand&brand_id=999999',
    'getProductBySlug&slug=nowhere',
    'getProductStock&product_id=999999',
    'getReviewsByProductId&product_id=999999',
  ])('%s is 404', async (call) => {
    expect(await read(call)).toMatchObject({ httpStatus: 404, code: 'not-found' });
  });
});

describe('one product', () => {
  test('getProductBySlug answers prices in rupees and margins', async () => {
    const product = demo.products.find((one) => one.packs.length === 2);
    const answer = await read(`getProductBySlug&slug=${product?.slug}`);
    const [one, two] = product?.packs ?? [];
    expect(answer.product).toMatchObject({
      sku: product?.sku,
      mrp: (product?.mrpPaise ?? 0) / 100,
      selling_price1: (one?.pricePaise ?? 0) / 100,
      set_qty2: two?.size,
      selling_price3: null,
      set_qty3: null,
      product_description: product?.descriptionHtml,
    });
  });

  test('getProductStock reads the database, not the copy in memory', async () => {
    const { product } = await read(`getProductBySlug&slug=${demo.products[0]?.slug}`);
    const { db } = shop.database;
    await db.execute(`update products set stock = 7 where id = ${product.id}`);
    expect(await read(`getProductStock&product_id=${product.id}`)).toMatchObject({
      success: true,
      stock: 7,
    });
  });

  test('getReviewsByProductId answers newest first with average and total', async () => {
    const sku = demo.reviews[0]?.sku;
    const wanted = demo.reviews
      .filter((one) => one.sku === sku)
      .toSorted((a, b) => a.daysAgo - b.daysAgo);
    const slug = demo.products.find((one) => one.sku === sku)?.slug;
    const { product } = await read(`getProductBySlug&slug=${slug}`);
    const answer = await read(`getReviewsByProductId&product_id=${product.id}`);
    const sum = wanted.reduce((total, one) => total + one.rating, 0);
    expect(answer).toMatchObject({ success: true, total_reviews: wanted.length });
    expect(answer.average_rating).toBeCloseTo(sum / wanted.length, 2);
    expect(answer.reviews.map((one: { review: string }) => one.review)).toEqual(
      wanted.map((one) => one.text),
    );
  });

  test('searchProducts finds it in spite of a typing error', async () => {
    const { status, data, total } = await read('searchProducts&q=paracetmol&limit=5');
    expect(status).toBe('success');
    expect(total).toBeGreaterThan(0);
    expect(data[0].product_name).toMatch(/paracetamol/i);
    const fields = ['slug', 'image_name', 'product_name'];
    expect(Object.keys(data[0])).toEqual([...fields, 'product_name_hi']);
    // Spec §7, where there is no Hindi name to say.
    const neem = encodeURIComponent('आयुर्वेदिक नीम साबुन');
    const { data: others } = await read(`searchProducts&q=${neem}&limit=1`);
    expect(Object.keys(others[0])).toEqual(fields);
  });
});
