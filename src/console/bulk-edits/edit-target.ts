import { productList } from '#console/products/product-list.ts';
import type { ConsoleInput } from '#contract/console/index.ts';

export type EditTarget = Pick<ConsoleInput<'editProducts'>, 'ids' | 'filters'>;

/** Which products an edit is for, as its address says: those ticked, or all that filters find. */
export function editTargetOf(search: URLSearchParams): EditTarget {
  const ids = search.get('ids');
  if (ids) return { ids: ids.split(',').map(Number) };
  return { filters: productList.askedOf(search) };
}
