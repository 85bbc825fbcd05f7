import type { CategoryWire } from '#contract/shop.ts';

export type Subcategory = {
  slug: string;
  name: string;
  imageName: string;
  /** '' where the subcategory has no sub-subcategory. */
  firstSubSlug: string;
};

export type Category = { id: number; name: string; subcategories: Subcategory[] };

export function categoryFromWire(wire: CategoryWire): Category {
  return {
    id: wire.id,
    name: wire.category_name,
    subcategories: wire.subcategories.map((subcategory) => ({
      slug: subcategory.slug,
      name: subcategory.subcategory_name,
      imageName: subcategory.subcategory_image,
      firstSubSlug: subcategory.sub_subcategories[0]?.sub_subcategory_slug ?? '',
    })),
  };
}
