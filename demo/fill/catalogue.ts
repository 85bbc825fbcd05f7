import { hsnOf, uqcOf } from '#demo/content/tax.ts';
import { chunks, daysBefore } from '#demo/fill/times.ts';
import type { DemoProduct, DemoShop } from '#demo/types.ts';
import type { Db } from '#server/db/connect.ts';
import {
  brands,
  categories,
  packs,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { cleanHtml } from '#server/html/clean-html.ts';

/** Where past sales of the demo shop stand in its ledger. */
const salesDaysAgo = 30;

export type FilledProduct = DemoProduct & { id: number };

/** Category tree, brands and products; gives the products by SKU with their ids. */
export async function fillCatalogue(
  tx: Db,
  shop: DemoShop,
  orderedUnits: Map<string, number>,
  now: Date,
): Promise<Map<string, FilledProduct>> {
  const places = await fillTree(tx, shop);
  const brandRows = await tx
    .insert(brands)
    .values(shop.brands.map(({ slug: _slug, ...brand }, position) => ({ ...brand, position })))
    .returning({ id: brands.id });
  const brandIds = new Map(shop.brands.map((brand, i) => [brand.slug, known(brandRows[i]?.id)]));
  const filled = new Map<string, FilledProduct>();
  for (const part of chunks(shop.products)) {
    const rows = await tx
      .insert(products)
      .values(
        part.map((product) => ({
          slug: product.slug,
          sku: product.sku,
          barcode: product.barcode,
          uniqueId: product.uniqueId,
          name: product.name,
          nameHi: product.nameHi,
          image: product.image,
          brandId: known(brandIds.get(product.brand)),
          subcategoryId: known(places.subcategoryIds.get(product.subcategory)),
          subSubcategoryId: product.subSubcategory
            ? known(places.subSubcategoryIds.get(product.subSubcategory))
            : null,
          mrpPaise: product.mrpPaise,
          maxUnits: product.maxUnits,
          stock: product.stock,
          initialStock: product.stock + product.unitsSold90d + (orderedUnits.get(product.sku) ?? 0),
          hsn: hsnOf(product),
          uqc: uqcOf(product.kind),
          descriptionHtml: cleanHtml(product.descriptionHtml),
          descriptionHtmlHi: cleanHtml(product.descriptionHtmlHi),
          bestPick: product.bestPick,
          createdAt: daysBefore(now, product.addedDaysAgo),
        })),
      )
      .returning({ id: products.id, sku: products.sku });
    const ids = new Map(rows.map((row) => [row.sku, row.id]));
    for (const product of part)
      filled.set(product.sku, { ...product, id: known(ids.get(product.sku)) });
  }
  await fillPacksAndSales(tx, [...filled.values()], now);
  return filled;
}

async function fillTree(tx: Db, shop: DemoShop) {
  const subcategoryIds = new Map<string, number>();
  const subSubcategoryIds = new Map<string, number>();
  for (const [position, category] of shop.categories.entries()) {
    const [row] = await tx
      .insert(categories)
      .values({ name: category.name, nameHi: category.nameHi, position })
      .returning({ id: categories.id });
    for (const [place, sub] of category.subcategories.entries()) {
      const [child] = await tx
        .insert(subcategories)
        .values({
          categoryId: known(row?.id),
          name: sub.name,
          nameHi: sub.nameHi,
          slug: sub.slug,
          image: sub.image,
          position: place,
        })
        .returning({ id: subcategories.id });
      const subcategoryId = known(child?.id);
      subcategoryIds.set(sub.slug, subcategoryId);
      if (sub.subSubcategories.length === 0) continue;
      const leaves = await tx
        .insert(subSubcategories)
        .values(sub.subSubcategories.map((leaf, i) => ({ ...leaf, subcategoryId, position: i })))
        .returning({ id: subSubcategories.id, slug: subSubcategories.slug });
      for (const leaf of leaves) subSubcategoryIds.set(leaf.slug, leaf.id);
    }
  }
  return { subcategoryIds, subSubcategoryIds };
}

async function fillPacksAndSales(tx: Db, filled: FilledProduct[], now: Date): Promise<void> {
  const packRows = filled.flatMap((product) =>
    product.packs.map((pack, i) => ({ ...pack, productId: product.id, slot: i + 1 })),
  );
  for (const part of chunks(packRows, 2000)) await tx.insert(packs).values(part);
  const sales = filled
    .filter((product) => product.unitsSold90d > 0)
    .map((product) => ({
      productId: product.id,
      units: -product.unitsSold90d,
      reason: 'counter-sale' as const,
      createdAt: daysBefore(now, salesDaysAgo),
    }));
  for (const part of chunks(sales, 2000)) await tx.insert(stockMovements).values(part);
}

export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo shop names something that it does not have.');
  return value;
}
