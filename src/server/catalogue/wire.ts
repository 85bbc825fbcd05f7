import type { ProductCardWire, ProductWire } from '#contract/product.ts';
import type { CategoryWire, SubSubcategoryWire } from '#contract/shop.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { packSlots } from '#domain/limits.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';
import type { SubSubcategory, Taxonomy } from './taxonomy.ts';

/** Depends on the product and the taxonomy. */
export function toCardWire(product: CatalogueProduct, taxonomy: Taxonomy): ProductCardWire {
  const { packs } = product;
  const subcategory = taxonomy.subcategoriesById.get(product.subcategoryId);
  const brand = taxonomy.brandsById.get(product.brandId);
  return {
    id: product.id,
    slug: product.slug,
    sku: product.sku,
    product_name: product.name,
    product_name_hi: product.nameHi || undefined,
    image_name: product.image,
    brand_id: product.brandId,
    brand_name: brand?.name ?? '',
    brand_name_hi: brand?.nameHi || undefined,
    mrp: paiseToRupees(product.mrpPaise),
    ...slotFields('mrp', packs, (pack) => paiseToRupees(pack.mrpPaise)),
    ...slotFields('selling_price', packs, (pack) => paiseToRupees(pack.pricePaise)),
    ...slotFields('set_qty', packs, (pack) => pack.size),
    ...slotFields('packaging', packs, (pack) => pack.packaging),
    ...slotFields('sp_percentage', packs, (pack) => marginPercent(pack.mrpPaise, pack.pricePaise)),
    maxqty: product.maxUnits,
    stock: product.stock,
    category_name: subcategory?.category.name ?? '',
    subcategory_name: subcategory?.name ?? '',
    sub_subcategory_name:
      taxonomy.subSubcategoriesById.get(product.subSubcategoryId ?? 0)?.name ?? null,
    product_unique_id: product.uniqueId,
  };
}

/** Depends on the product and the taxonomy. */
export function toProductWire(product: CatalogueProduct, taxonomy: Taxonomy): ProductWire {
  const subcategory = taxonomy.subcategoriesById.get(product.subcategoryId);
  const subSubcategory = taxonomy.subSubcategoriesById.get(product.subSubcategoryId ?? 0);
  return {
    ...toCardWire(product, taxonomy),
    product_description: product.descriptionHtml,
    product_description_hi: product.descriptionHtmlHi || undefined,
    categories: subcategory
      ? [
          {
            category_name: subcategory.category.name,
            category_name_hi: subcategory.category.nameHi || undefined,
            subcategory_name: subcategory.name,
            subcategory_name_hi: subcategory.nameHi || undefined,
            subcategory_slug: subcategory.slug,
            sub_subcategory_name: subSubcategory?.name ?? null,
            sub_subcategory_name_hi: subSubcategory?.nameHi || undefined,
            sub_subcategory_slug: subSubcategory?.slug ?? null,
          },
        ]
      : [],
  };
}

export function toSubSubcategoryWire(row: SubSubcategory): SubSubcategoryWire {
  return {
    id: row.id,
    sub_subcategory_name: row.name,
    sub_subcategory_name_hi: row.nameHi || undefined,
    sub_subcategory_slug: row.slug,
    sub_subcategory_image: row.image,
  };
}

export function toCategoryTree({ shop }: Catalogue): CategoryWire[] {
  const { categories, subcategories, subSubcategories } = shop;
  return categories.map((category) => ({
    id: category.id,
    category_name: category.name,
    category_name_hi: category.nameHi || undefined,
    subcategories: subcategories
      .filter((row) => row.categoryId === category.id)
      .map((row) => ({
        slug: row.slug,
        subcategory_name: row.name,
        subcategory_name_hi: row.nameHi || undefined,
        subcategory_image: row.image,
        sub_subcategories: subSubcategories
          .filter((child) => child.subcategoryId === row.id)
          .map(toSubSubcategoryWire),
      })),
  }));
}

/** `mrp1`, `mrp2` and `mrp3`: a value of the pack of each slot; null where the slot is empty. */
export function slotFields<Name extends string, P extends { slot: number }, Value>(
  name: Name,
  packs: readonly P[],
  fieldOf: (pack: P) => Value,
) {
  const fields: Record<string, Value | null> = {};
  for (const slot of packSlots) {
    const pack = packs.find((one) => one.slot === slot);
    fields[`${name}${slot}`] = pack ? fieldOf(pack) : null;
  }
  return fields as Record<`${Name}${(typeof packSlots)[number]}`, Value | null>; // `as`: of these very slots
}
