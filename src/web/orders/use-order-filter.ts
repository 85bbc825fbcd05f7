import { useState } from 'react';
import { useNavigate } from 'react-router';
import { filterSearch, type OrderFilter, withDefaults } from './order-filter.ts';

export type FilterControl = {
  filter: OrderFilter;
  /** Changes the fields only; `apply` reads the list. */
  edit: (filter: OrderFilter) => void;
  apply: (filter: OrderFilter) => void;
};

/** The filter in the fields. It follows the address, but keeps what was typed while a list was read. */
export function useOrderFilter(given: OrderFilter): FilterControl {
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ given, filter: given, applied: '' });
  if (seen.given !== given) {
    const isOwn = filterSearch(given) === seen.applied;
    setSeen({ given, filter: isOwn ? seen.filter : given, applied: '' });
  }

  const edit = (filter: OrderFilter) => setSeen({ ...seen, filter });
  return {
    filter: seen.filter,
    edit,
    apply(wanted) {
      const filter = withDefaults(wanted);
      const search = filterSearch(filter);
      setSeen({ ...seen, filter, applied: search });
      if (search === filterSearch(given)) return;
      navigate(search, { replace: true, preventScrollReset: true });
    },
  };
}
