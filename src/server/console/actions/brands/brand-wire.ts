import type { ConsoleBrandWire } from '#contract/console/brands.ts';
import type { brands } from '#server/db/schema/catalogue.ts';

type BrandRow = typeof brands.$inferSelect;

export function brandWire({ id, version, name, logo, altText }: BrandRow): ConsoleBrandWire {
  return { id, version, brand_name: name, brand_logo: logo, alt_text: altText };
}

export function auditedBrand({ name, logo, altText }: BrandRow) {
  return { brand_name: name, brand_logo: logo, alt_text: altText };
}
