import type {
  ProductDetailWire,
  ProductFields,
  ProductRowWire,
} from '#contract/console/product.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { daysOfCover, isLowStock } from '#domain/stock/low-stock.ts';
import { wireFields } from '#server/actions/wire-fields.ts';
import type { OperatorContext } from '#server/console/context.ts';
import {
  type ConsoleProduct,
  countUses,
  type PackRow,
  readConsoleProducts,
} from '#server/queries/catalogue/console-products.ts';
import type { ComparedProduct } from '#server/queries/files/import-lookups.ts';

/** One value of each of the three packs; null where a slot is empty. */
function ofPacks<T>(
  packs: readonly PackRow[],
  pick: (pack: PackRow) => T | null,
): [T | null, T | null, T | null] {
  const of = (slot: number) => {
    const pack = packs.find((one) => one.slot === slot);
    return pack ? pick(pack) : null;
  };
  return [of(1), of(2), of(3)];
}

const rupeesOrNull = (paise: number | null) => (paise === null ? null : paiseToRupees(paise));

function packWire(packs: readonly PackRow[]) {
  const [mrp1, mrp2, mrp3] = ofPacks(packs, (pack) => rupeesOrNull(pack.mrpPaise));
  const [selling_price1, selling_price2, selling_price3] = ofPacks(packs, (pack) =>
    paiseToRupees(pack.pricePaise),
  );
  const [set_qty1, set_qty2, set_qty3] = ofPacks(packs, (pack) => pack.size);
  return {
    ...{ mrp1, mrp2, mrp3, selling_price1, selling_price2, selling_price3 },
    ...{ set_qty1, set_qty2, set_qty3 },
  };
}

export function productRowWire(found: ConsoleProduct): ProductRowWire {
  const { product, packs, soldUnits, coverDays, ...names } = found;
  const shop = { lowStockUnits: names.shopLowStockUnits, coverDays };
  return {
    ...wireFields(product, ['id', 'version', 'sku', 'barcode', 'slug', 'stock', 'hidden']),
    product_name: product.name,
    image_name: product.image,
    ...wireFields(names, ['brandName', 'categoryName', 'subcategoryName']),
    mrp: paiseToRupees(product.mrpPaise),
    ...packWire(packs),
    low_stock: isLowStock({ ...product, packs, soldUnits }, shop),
    sold_units: soldUnits,
    days_of_cover: daysOfCover(product.stock, soldUnits),
  };
}

/** Columns that the contract calls as we do. */
export const sameColumns = [
  ...(['sku', 'brandId', 'subcategoryId', 'subSubcategoryId', 'hidden', 'bestPick'] as const),
  ...(['barcode', 'lowStockUnits'] as const),
] as const;

/** What saveProduct takes, as it is now. */
export function productFieldsWire({ product, packs }: ComparedProduct): ProductFields {
  const [packaging1, packaging2, packaging3] = ofPacks(packs, (pack) => pack.packaging);
  return {
    product_name: product.name,
    product_name_hi: product.nameHi,
    slug: product.slug,
    image_name: product.image,
    ...wireFields(product, sameColumns),
    mrp: paiseToRupees(product.mrpPaise),
    ...packWire(packs),
    ...{ packaging1, packaging2, packaging3 },
    maxqty: product.maxUnits,
    product_description: product.descriptionHtml,
  };
}

export async function productDetailWire(
  db: OperatorContext['db'],
  found: ConsoleProduct,
): Promise<ProductDetailWire> {
  const { product, packs } = found;
  const uses = await countUses(db, product.id);
  const [sp_percentage1, sp_percentage2, sp_percentage3] = ofPacks(packs, (pack) =>
    marginPercent(pack.mrpPaise ?? product.mrpPaise, pack.pricePaise),
  );
  return {
    ...productFieldsWire(found),
    ...productRowWire(found),
    sub_subcategory_name: found.subSubcategoryName,
    ...{ sp_percentage1, sp_percentage2, sp_percentage3 },
    product_unique_id: product.uniqueId,
    created_at: product.createdAt.toISOString(),
    prices_changed_at: product.pricesChangedAt?.toISOString() ?? null,
    cart_count: uses.carts,
    order_count: uses.orders,
    is_used: uses.isUsed,
  };
}

export async function findConsoleProduct(
  db: OperatorContext['db'],
  id: number,
): Promise<ConsoleProduct | undefined> {
  return (await readConsoleProducts(db, [id]))[0];
}
