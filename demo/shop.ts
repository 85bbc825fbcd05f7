import { brandSlug } from '#domain/catalogue/slug.ts';
import { demoItems, type Item } from './assemble/items.ts';
import { imageOf, productOf } from './assemble/products.ts';
import { reviewsOf } from './assemble/reviews.ts';
import { tradeOrders } from './assemble/trade.ts';
import { variations } from './assemble/variations.ts';
import { banners } from './content/banners.ts';
import { brandFacts } from './content/brands.ts';
import { categoryFacts } from './content/categories.ts';
import { coupons } from './content/coupons.ts';
import { customers } from './content/customers.ts';
import { faqs } from './content/faqs.ts';
import { hindiBrands, hindiCategories } from './content/hindi-names.ts';
import { hindiPages } from './content/hindi-pages.ts';
import { notifications } from './content/notifications.ts';
import { orders } from './content/orders.ts';
import { pages } from './content/pages.ts';
import { settings } from './content/settings.ts';
import type { DemoBrand, DemoCategory, DemoProduct, DemoShop } from './types.ts';

function demoCategories(): DemoCategory[] {
  return categoryFacts.map(({ name, subcategories }) => ({
    name,
    nameHi: hindiCategories[name] ?? '',
    subcategories: subcategories.map((sub) => ({
      name: sub.name,
      nameHi: hindiCategories[sub.slug] ?? '',
      slug: sub.slug,
      image: `${sub.slug}.webp`,
      subSubcategories: sub.under.map(([under, slug]) => ({
        name: under,
        nameHi: hindiCategories[slug] ?? '',
        slug,
        image: `${slug}.webp`,
      })),
    })),
  }));
}

function demoBrands(): DemoBrand[] {
  return brandFacts.map(({ name, tagline }) => {
    const slug = brandSlug(name);
    const nameHi = hindiBrands[name] ?? '';
    return { name, nameHi, slug, logo: `${slug}.webp`, altText: `${name}: ${tagline}` };
  });
}

const areaBySubcategory = new Map(
  categoryFacts.flatMap(({ name, subcategories }) =>
    subcategories.map((sub): [string, string] => [sub.slug, name]),
  ),
);

function areaOf(subcategory: string): string {
  return areaBySubcategory.get(subcategory) ?? '';
}

function demoProducts(count: number): { base: DemoProduct[]; products: DemoProduct[] } {
  const items = demoItems();
  const takenIds = new Set<string>();
  const base = items.map((item) => productOf(item, imageOf(item), takenIds));
  const further = variations(
    items,
    ({ line }: Item) => areaOf(line.subcategory),
    count - base.length,
  );
  const more = further.map(({ item, base: drawn }) => productOf(item, imageOf(drawn), takenIds));
  return { base, products: base.concat(more) };
}

/**
 * The demo shop as plain data, the same on every call. With `products` above the number of drawn
 * goods it is filled up with variations of them, for trying the shop at size.
 */
export function demoShop(options: { products?: number } = {}): DemoShop {
  const { base, products } = demoProducts(options.products ?? 0);
  return {
    settings,
    categories: demoCategories(),
    brands: demoBrands(),
    banners,
    products,
    pages,
    hindiPages,
    faqs,
    customers,
    coupons,
    reviews: reviewsOf(base, customers.length),
    orders: [...orders, ...tradeOrders(base, ({ subcategory }) => areaOf(subcategory))],
    notifications,
  };
}
