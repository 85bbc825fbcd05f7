import type { ConsoleBrandWire } from '#contract/console/brands.ts';
import type { EditedList } from '#server/console/actions/shop-list.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

type BrandRow = typeof shopLists.brands.$inferSelect;

export function brandWire(row: BrandRow): ConsoleBrandWire {
  return { id: row.id, version: row.version, ...auditedBrand(row) };
}

function auditedBrand({ name, nameHi, logo, altText }: BrandRow) {
  return { brand_name: name, brand_name_hi: nameHi, brand_logo: logo, alt_text: altText };
}

export const brandList: EditedList<typeof shopLists.brands> = {
  ...{ noun: 'brand', table: shopLists.brands, wire: brandWire, audited: auditedBrand },
};
