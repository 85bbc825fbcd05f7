import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Listing } from './listing-data.ts';
import { type ListingFilter, searchOf } from './listing-filter.ts';

export type FilterControl = {
  filter: ListingFilter;
  /** Changes the fields only; `apply` reads the list. */
  edit: (filter: ListingFilter) => void;
  apply: (filter: ListingFilter) => void;
};

/** The filter in the fields; it follows the address once the navigation is done. */
export function useListingFilter({ filter, source }: Listing): FilterControl {
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ address: filter, filter });
  if (seen.address !== filter) setSeen({ address: filter, filter });

  const edit = (next: ListingFilter) => setSeen({ address: filter, filter: next });
  return {
    filter: seen.filter,
    edit,
    apply(next) {
      edit(next);
      const search = searchOf(next, { q: wordsOf(source) });
      if (search === searchOf(filter, { q: wordsOf(source) })) return;
      navigate(search, { replace: true, preventScrollReset: true });
    },
  };
}

export function wordsOf(source: Listing['source']): string {
  return source.of === 'words' ? source.q : '';
}
