/**
 * What a reader has chosen on a list, as the address and the form carry it: texts, '' for none.
 * Whether they make sense is for the action to say: it answers which one does not.
 */
export type Choice = {
  sort: string;
  brands: string[];
  inStock: string;
  marginMin: string;
  priceMin: string;
  priceMax: string;
};

export const noChoice: Choice = {
  sort: '',
  brands: [],
  inStock: '',
  marginMin: '',
  priceMin: '',
  priceMax: '',
};

/** The address's words; a form without scripts repeats `brand`, ours joins it. */
export function choiceOf(params: URLSearchParams): Choice {
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
export function choiceFields(choice: Choice): Record<string, string> {
  const fields = {
    sort: choice.sort,
    brand: choice.brands.join(','),
    in_stock: choice.inStock,
    margin_min: choice.marginMin,
    price_min: choice.priceMin,
    price_max: choice.priceMax,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** "?sort=price&brand=3,7&page=2"; "?" alone leads to the whole list. */
export function searchOf(choice: Choice, rest: { q?: string; page?: number } = {}): string {
  const params = new URLSearchParams();
  if (rest.q) params.set('q', rest.q);
  for (const [name, value] of Object.entries(choiceFields(choice))) params.set(name, value);
  if (rest.page && rest.page > 1) params.set('page', String(rest.page));
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** How many filters are set; the order of the list is none. */
export function filterCount(choice: Choice): number {
  const { brands, inStock, marginMin, priceMin, priceMax } = choice;
  const single = [inStock, marginMin, priceMin || priceMax].filter(Boolean);
  return brands.length + single.length;
}

/** The list in its order, without any filter. */
export function withoutFilters(choice: Choice): Choice {
  return { ...noChoice, sort: choice.sort };
}

export function toggleBrand(choice: Choice, brand: string): Choice {
  const rest = choice.brands.filter((one) => one !== brand);
  return { ...choice, brands: rest.length < choice.brands.length ? rest : [...rest, brand] };
}
