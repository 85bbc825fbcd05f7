import type { ConsoleInput } from '#contract/console/index.ts';

/** The filters of the products list as its address has them. */
export function productFiltersOf(search: URLSearchParams) {
  const given = (name: string) => search.get(name) || undefined;
  const flag = (name: string) => (search.has(name) ? '1' : undefined);
  return {
    q: given('q'),
    category: given('category'),
    subcategory: given('subcategory'),
    sub_subcategory: given('sub_subcategory'),
    brand: given('brand'),
    cover_below: given('cover_below'),
    price_changed_since: given('price_changed_since'),
    out_of_stock: flag('out_of_stock'),
    low_stock: flag('low_stock'),
    without_picture: flag('without_picture'),
    hidden: flag('hidden'),
  } satisfies ConsoleInput<'countProducts'>;
}
