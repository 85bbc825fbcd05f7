import { useState } from 'react';
import { useNavigate } from 'react-router';
import { filterSearch, type OrderFilter } from './order-filter.ts';

export type FilterControl = {
  filter: OrderFilter;
  /** Changes the fields only; `apply` reads the list. */
  edit: (filter: OrderFilter) => void;
  apply: (filter: OrderFilter) => void;
};

/** The filter in the fields; it follows the address once the navigation is done. */
export function useOrderFilter(given: OrderFilter): FilterControl {
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ given, filter: given });
  if (seen.given !== given) setSeen({ given, filter: given });

  const edit = (filter: OrderFilter) => setSeen({ given, filter });
  return {
    filter: seen.filter,
    edit,
    apply(filter) {
      edit(filter);
      const search = filterSearch(filter);
      if (search === filterSearch(given)) return;
      navigate(search, { replace: true, preventScrollReset: true });
    },
  };
}
