import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { consoleCall } from '#console/data/api.ts';
import { defineList } from '#console/lists/define-list.ts';
import { type ChoiceFilter, checkFilter, dayFilter, searchFilter } from '#console/lists/filters.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';

type Places = ConsoleOutput<'listCategories'>;

/** A list is there without the names of what it can be filtered by. */
async function readPlaces(signal: AbortSignal): Promise<Places> {
  const reading = consoleCall('listCategories', {}, signal);
  return (await optional(browserLog, 'categories', reading)) ?? { categories: [], brands: [] };
}

type Named = { id: number; name: string };

function placeFilter(
  label: string,
  offered: (places: Places, search: URLSearchParams) => readonly Named[] | undefined,
  below: readonly string[] = [],
): ChoiceFilter<Places> {
  const options = (places: Places, search: URLSearchParams) =>
    (offered(places, search) ?? []).map(({ id, name }) => ({ value: id, text: name }));
  return { kind: 'choice', label, any: t.any, options, below };
}

/** Each level once the one above it is chosen. */
function subcategories({ categories }: Places, search: URLSearchParams) {
  return categories.find(({ id }) => String(id) === search.get('category'))?.subcategories;
}

function subSubcategories(places: Places, search: URLSearchParams) {
  const chosen = search.get('subcategory');
  return subcategories(places, search)?.find(({ id }) => String(id) === chosen)?.sub_subcategories;
}

export const productList = defineList({
  title: t.title,
  actions: { list: 'listProducts', count: 'countProducts', export: 'exportProducts' },
  views: 'products',
  extra: readPlaces,
  filters: {
    q: searchFilter(t),
    category: placeFilter(t.category, ({ categories }) => categories, [
      'subcategory',
      'sub_subcategory',
    ]),
    subcategory: placeFilter(t.fields.subcategory_id, subcategories, ['sub_subcategory']),
    sub_subcategory: placeFilter(t.fields.sub_subcategory_id, subSubcategories),
    brand: placeFilter(t.brand, ({ brands }) => brands),
    price_changed_since: dayFilter(t.changedSince),
    cover_below: {
      kind: 'input',
      label: t.coverBelow,
      input: { inputMode: 'numeric', pattern: '[1-9]\\d{0,2}', maxLength: 3 },
    },
    out_of_stock: checkFilter(t.outOfStock),
    low_stock: checkFilter(t.lowStock),
    without_picture: checkFilter(t.withoutPicture),
    without_rate: checkFilter(t.withoutRate),
    hidden: checkFilter(t.hiddenOnly),
  },
  empty: { scene: 'counter', noneFound: t.noneFound, noneYet: t.noneYet },
  paging: { first: t.first, next: t.next },
});
