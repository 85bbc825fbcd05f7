import type {
  ProductDetailWire,
  ProductFields,
  ProductRowWire,
} from '#contract/console/product.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { daysOfCover, isLowStock } from '#domain/stock/low-stock.ts';
import { slotFields } from '#server/catalogue/wire.ts';
import type { OperatorContext } from '#server/console/context.ts';
import {
  type ConsoleProduct,
  countUses,
  type PackRow,
  readConsoleProducts,
} from '#server/queries/catalogue/console-products.ts';
import type { ComparedProduct } from '#server/queries/files/import-lookups.ts';

const rupeesOrNull = (paise: number | null) => (paise === null ? null : paiseToRupees(paise));

function packWire(packs: readonly PackRow[]) {
  return {
    ...slotFields('mrp', packs, (pack) => rupeesOrNull(pack.mrpPaise)),
    ...slotFields('selling_price', packs, (pack) => paiseToRupees(pack.pricePaise)),
    ...slotFields('set_qty', packs, (pack) => pack.size),
  };
}

export function productRowWire(found: ConsoleProduct): ProductRowWire {
  const { product, packs, soldUnits, coverDays, ...names } = found;
  const shop = { lowStockUnits: names.shopLowStockUnits, coverDays };
  return {
    ...wireFields(product, ['id', 'version', 'sku', 'barcode', 'slug', 'stock', 'hidden']),
    product_name: product.name,
    image_name: product.image,
    promised: found.promised,
    ...wireFields(names, ['brandName', 'categoryName', 'subcategoryName']),
    mrp: paiseToRupees(product.mrpPaise),
    ...packWire(packs),
    low_stock: isLowStock({ ...product, packs, soldUnits }, shop),
    sold_units: soldUnits,
    days_of_cover: daysOfCover(product.stock, soldUnits),
    without_rate: found.withoutRate,
  };
}

/** Columns that the contract calls as we do. */
export const sameColumns = [
  ...(['sku', 'brandId', 'subcategoryId', 'subSubcategoryId', 'hidden', 'bestPick'] as const),
  ...(['barcode', 'lowStockUnits', 'hsn', 'uqc'] as const),
] as const;

/** What saveProduct takes, as it is now. */
export function productFieldsWire({ product, packs }: ComparedProduct): ProductFields {
  return {
    product_name: product.name,
    product_name_hi: product.nameHi,
    slug: product.slug,
    image_name: product.image,
    ...wireFields(product, sameColumns),
    mrp: paiseToRupees(product.mrpPaise),
    ...packWire(packs),
    ...slotFields('packaging', packs, (pack) => pack.packaging),
    maxqty: product.maxUnits,
    product_description: product.descriptionHtml,
    product_description_hi: product.descriptionHtmlHi,
  };
}

export async function productDetailWire(
  db: OperatorContext['db'],
  found: ConsoleProduct,
): Promise<ProductDetailWire> {
  const { product, packs } = found;
  const uses = await countUses(db, product.id);
  return {
    ...productFieldsWire(found),
    ...productRowWire(found),
    sub_subcategory_name: found.subSubcategoryName,
    ...slotFields('sp_percentage', packs, ({ mrpPaise, pricePaise }) =>
      marginPercent(mrpPaise ?? product.mrpPaise, pricePaise),
    ),
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
