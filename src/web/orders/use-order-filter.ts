import { useState } from 'react';
import { useNavigate } from 'react-router';
import { filterSearch, type OrderFilter, withDefaults } from './order-filter.ts';

const noSearches: readonly string[] = [];

export type FilterControl = {
  filter: OrderFilter;
  /** Changes the fields only; `apply` reads the list. */
  edit: (filter: OrderFilter) => void;
  apply: (filter: OrderFilter) => void;
};

/** The filter in the fields. It follows the address, but keeps what was typed while a list was read. */
export function useOrderFilter(given: OrderFilter): FilterControl {
  const navigate = useNavigate();
  // `applied`: what this applied whose list has not come yet. Two quick taps: the list of the first may
  // come after the second, and must not take that back.
  const [seen, setSeen] = useState({ given, filter: given, applied: noSearches });
  if (seen.given !== given) {
    const at = seen.applied.indexOf(filterSearch(given));
    const applied = at < 0 ? [] : seen.applied.slice(at + 1);
    setSeen({ given, filter: at < 0 ? given : seen.filter, applied });
  }

  const edit = (filter: OrderFilter) => setSeen({ ...seen, filter });
  return {
    filter: seen.filter,
    edit,
    apply(wanted) {
      const filter = withDefaults(wanted);
      const search = filterSearch(filter);
      setSeen({ ...seen, filter, applied: [...seen.applied, search] });
      if (search === filterSearch(given)) return;
      navigate(search, { replace: true, preventScrollReset: true });
    },
  };
}
