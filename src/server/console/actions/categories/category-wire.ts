import type { CategoryWire } from '#contract/console/categories.ts';
import type { CategoryLevel } from '#domain/limits.ts';
import type { CategoryRow } from '#server/queries/catalogue/console-categories.ts';

export function categoryWire(level: CategoryLevel, row: CategoryRow): CategoryWire {
  const { id, version, name, nameHi: name_hi } = row;
  const parent_id =
    'subcategoryId' in row ? row.subcategoryId : 'categoryId' in row ? row.categoryId : null;
  const { slug, image } = 'slug' in row ? row : { slug: '', image: '' };
  return { level, id, version, parent_id, name, name_hi, slug, image };
}

export const levelNouns = {
  category: 'category',
  subcategory: 'subcategory',
  sub_subcategory: 'sub-subcategory',
} as const satisfies Record<CategoryLevel, string>;
