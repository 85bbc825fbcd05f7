import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { brands, categories, packs, products, subcategories } from '#server/db/schema/catalogue.ts';
import { coupons } from '#server/db/schema/coupons.ts';
import { customers } from '#server/db/schema/customers.ts';
import { settings } from '#server/db/schema/shop.ts';

/** A shop with nothing in it: settings, and a shelf for products. */
export async function addShop(db: Db): Promise<void> {
  const empty = {
    pageTitle: '',
    metaDescription: '',
    metaKeywords: '',
    headerTags: '',
    schemaCode: '',
    logo: '',
    facebook: '',
    instagram: '',
    linkedin: '',
    twitter: '',
    youtube: '',
    address: '',
    phone: '',
    email: '',
    storePhone: '',
    upiId: '',
    gstin: '',
  };
  await db
    .insert(settings)
    .values({ ...empty, shopName: 'Test Shop', costPerKmPaise: 4_00, expressPaise: 60_00 });
  await db.insert(brands).values({ name: 'Brand', logo: '' });
  const [category] = await db
    .insert(categories)
    .values({ name: 'Category' })
    .returning({ id: categories.id });
  await db
    .insert(subcategories)
    .values({ categoryId: category?.id ?? 0, name: 'Part', slug: 'part', image: '' });
}

export type BuiltPack = {
  size: number;
  pricePaise: number;
  mrpPaise?: number;
  packaging?: string;
};

type ProductFacts = { stock?: number; maxUnits?: number; mrpPaise?: number; hidden?: boolean };

/** A product of its own with these packs in slots 1, 2, 3; gives its id. */
export async function addProduct(
  db: Db,
  built: BuiltPack[] = [{ size: 12, pricePaise: 81_00 }],
  facts: ProductFacts = {},
): Promise<number> {
  const { stock = 1_000, maxUnits = 240, mrpPaise = 120_00, hidden = false } = facts;
  const name = `p-${randomUUID()}`;
  const [brand] = await db.select({ id: brands.id }).from(brands).limit(1);
  const [part] = await db.select({ id: subcategories.id }).from(subcategories).limit(1);
  const [row] = await db
    .insert(products)
    .values({
      slug: name,
      sku: name,
      uniqueId: name,
      name,
      image: 'default.webp',
      hsn: '3304',
      brandId: brand?.id ?? 0,
      subcategoryId: part?.id ?? 0,
      mrpPaise,
      maxUnits,
      stock,
      initialStock: stock,
      hidden,
    })
    .returning({ id: products.id });
  const productId = row?.id ?? 0;
  if (built.length > 0) {
    await db.insert(packs).values(built.map((pack, i) => ({ ...pack, productId, slot: i + 1 })));
  }
  return productId;
}

/** Processes share a database: each has numbers of its own. */
let mobiles = (process.pid % 10_000) * 10_000;

export async function addCustomer(db: Db, distanceKm = 4): Promise<number> {
  mobiles += 1;
  const [row] = await db
    .insert(customers)
    .values({
      firmName: 'Test Stores',
      ownerName: `Owner ${mobiles}`,
      address: '1 Test Road',
      city: 'Dehradun',
      state: 'Uttarakhand',
      country: 'India',
      pincode: '248001',
      distanceKm,
      mobile: `7${String(mobiles).padStart(9, '0')}`,
      email: `${randomUUID()}@thok.example`,
    })
    .returning({ id: customers.id });
  return row?.id ?? 0;
}

type CouponFacts = Partial<typeof coupons.$inferInsert>;

/** ₹50 off without conditions, unless told otherwise; gives its code. */
export async function addCoupon(db: Db, facts: CouponFacts = {}): Promise<string> {
  const code = `C${randomUUID().slice(0, 8)}`.toUpperCase();
  await db.insert(coupons).values({
    code,
    kind: 'flat',
    flatPaise: facts.kind === 'percent' ? null : 50_00,
    startsAt: new Date(Date.now() - 86_400_000),
    endsAt: new Date(Date.now() + 86_400_000),
    ...facts,
  });
  return facts.code ?? code;
}

/** What an operator adds to a request when approving it. */
export const newCustomerDetails = {
  firmName: 'Rawat Medicos',
  city: 'Dehradun',
  state: 'Uttarakhand',
  country: 'India',
  pincode: '248001',
  distanceKm: 3.5,
};
