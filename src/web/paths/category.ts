import type { CategoryWire } from '#contract/shop.ts';
import { inHindi } from '#web/messages/in-hindi.ts';

export type Subcategory = {
  slug: string;
  name: string;
  imageName: string;
  /** '' where the subcategory has no sub-subcategory. */
  firstSubSlug: string;
};

export type Category = {
  id: number;
  name: string;
  /** For addresses, where `name` may be the Hindi one. */
  englishName?: string;
  subcategories: Subcategory[];
};

export function categoryFromWire(wire: CategoryWire): Category {
  return {
    id: wire.id,
    name: (inHindi && wire.category_name_hi) || wire.category_name,
    ...(inHindi && { englishName: wire.category_name }),
    subcategories: wire.subcategories.map((subcategory) => ({
      slug: subcategory.slug,
      name: (inHindi && subcategory.subcategory_name_hi) || subcategory.subcategory_name,
      imageName: subcategory.subcategory_image,
      firstSubSlug: subcategory.sub_subcategories[0]?.sub_subcategory_slug ?? '',
    })),
  };
}
