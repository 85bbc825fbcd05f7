import type { ConsoleBrandWire } from '#contract/console/brands.ts';
import type { brands } from '#server/db/schema/catalogue.ts';

type BrandRow = typeof brands.$inferSelect;

export function brandWire({ id, version, ...row }: BrandRow): ConsoleBrandWire {
  return { id, version, ...auditedBrand(row) };
}

export function auditedBrand(row: Pick<BrandRow, 'name' | 'nameHi' | 'logo' | 'altText'>) {
  const { name, nameHi, logo, altText } = row;
  return { brand_name: name, brand_name_hi: nameHi, brand_logo: logo, alt_text: altText };
}
