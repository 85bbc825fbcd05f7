/**
 * The filters and the sorting of a list, as the query and the form carry them: texts, '' for none.
 * They are validated by the action, whose refusal names the wrong one.
 */
export type ListingFilter = {
  sort: string;
  brands: string[];
  inStock: string;
  marginMin: string;
  priceMin: string;
  priceMax: string;
};

export const noFilter: ListingFilter = {
  sort: '',
  brands: [],
  inStock: '',
  marginMin: '',
  priceMin: '',
  priceMax: '',
};

/** From the query; a form without scripts repeats `brand`, our links join the ids with commas. */
export function filterOf(params: URLSearchParams): ListingFilter {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const brands = params.getAll('brand').flatMap((value) => value.split(','));
  const sort = text('sort');
  return {
    sort: sort === 'relevance' ? '' : sort,
    brands: [...new Set(brands.map((brand) => brand.trim()).filter(Boolean))],
    inStock: text('in_stock'),
    marginMin: text('margin_min'),
    priceMin: text('price_min'),
    priceMax: text('price_max'),
  };
}

/** The same as parameters of the list actions, without what is not set. */
export function filterFields(filter: ListingFilter): Record<string, string> {
  const fields = {
    sort: filter.sort,
    brand: filter.brands.join(','),
    in_stock: filter.inStock,
    margin_min: filter.marginMin,
    price_min: filter.priceMin,
    price_max: filter.priceMax,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** "?sort=price&brand=3,7&page=2"; "?" alone leads to the whole list. */
export function searchOf(filter: ListingFilter, rest: { q?: string; page?: number } = {}): string {
  const params = new URLSearchParams();
  if (rest.q) params.set('q', rest.q);
  for (const [name, value] of Object.entries(filterFields(filter))) params.set(name, value);
  if (rest.page && rest.page > 1) params.set('page', String(rest.page));
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** How many filters are set; sorting does not count. */
export function filterCount(filter: ListingFilter): number {
  const { brands, inStock, marginMin, priceMin, priceMax } = filter;
  const single = [inStock, marginMin, priceMin || priceMax].filter(Boolean);
  return brands.length + single.length;
}

/** Keeps the sorting, drops every filter. */
export function withoutFilters(filter: ListingFilter): ListingFilter {
  return { ...noFilter, sort: filter.sort };
}

export function toggleBrand(filter: ListingFilter, brand: string): ListingFilter {
  const rest = filter.brands.filter((one) => one !== brand);
  return { ...filter, brands: rest.length < filter.brands.length ? rest : [...rest, brand] };
}
