import { eq, sql } from 'drizzle-orm';
import type { CategoryLevel } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import {
  brands,
  categories,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';
import { lockProducts } from './product-locks.ts';
import { writeProducts } from './write-products.ts';

export type CategoryRow =
  | typeof categories.$inferSelect
  | typeof subcategories.$inferSelect
  | typeof subSubcategories.$inferSelect;

/** Any number: whoever chooses a slug of the tree, or a name of its first level, holds this lock. */
const slugsLock = 7_021_003;

export async function lockCategorySlugs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugsLock})`);
}

/** How many products lie where, hidden ones too. */
export function countByPlace(db: Db) {
  const { subcategoryId, subSubcategoryId } = products;
  return db
    .select({ subcategoryId, subSubcategoryId, count: sql<number>`count(*)::int` })
    .from(products)
    .groupBy(subcategoryId, subSubcategoryId);
}

/** Slugs of both levels that have a page, and those they had before, but for one row's own. */
export async function readCategorySlugs(
  tx: Db,
  own: { level: CategoryLevel; id: number | undefined },
): Promise<string[]> {
  const others = async (level: 'subcategory' | 'sub_subcategory') => {
    const table = shopLists[level];
    const ownId = own.level === level ? (own.id ?? 0) : 0;
    return tx
      .select({ slug: table.slug, oldSlugs: table.oldSlugs })
      .from(table)
      .where(sql`${table.id} <> ${ownId}`);
  };
  const rows = [...(await others('subcategory')), ...(await others('sub_subcategory'))];
  return rows.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]);
}

/** Holds what a category shall lie in; false: it is not there. */
export async function holdParent(tx: Db, level: CategoryLevel, id: number): Promise<boolean> {
  const table = level === 'subcategory' ? categories : subcategories;
  const found = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('share');
  return found.length > 0;
}

/** Products follow their sub-subcategory into another subcategory. */
export async function moveProducts(
  tx: Db,
  subSubcategoryId: number,
  subcategoryId: number,
): Promise<number> {
  const rows = sql`select id, version, jsonb_build_object('subcategory_id', ${subcategoryId}::int) as set,
    false as prices from products where sub_subcategory_id = ${subSubcategoryId}`;
  await lockProducts(tx, { rows });
  return writeProducts(tx, { rows });
}

/** What lies in a category: of the next level, and products. */
export async function countInside(tx: Db, level: CategoryLevel, id: number) {
  if (level === 'sub_subcategory') {
    return { children: 0, products: await tx.$count(products, eq(products.subSubcategoryId, id)) };
  }
  if (level === 'subcategory') {
    return {
      children: await tx.$count(subSubcategories, eq(subSubcategories.subcategoryId, id)),
      products: await tx.$count(products, eq(products.subcategoryId, id)),
    };
  }
  const inside = sql`${products.subcategoryId} in
    (select s.id from subcategories s where s.category_id = ${id})`;
  return {
    children: await tx.$count(subcategories, eq(subcategories.categoryId, id)),
    products: await tx.$count(products, inside),
  };
}

/** Brands in their order with how many products each has. */
export function readBrands(db: Db) {
  return db
    .select({
      brand: brands,
      productCount: sql<number>`(select count(*)::int from products p where p.brand_id = brands.id)`,
    })
    .from(brands)
    .orderBy(brands.position, brands.id)
    .limit(2_000);
}

export function countBrandProducts(tx: Db, brandId: number): Promise<number> {
  return tx.$count(products, eq(products.brandId, brandId));
}
