import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Choice, searchOf } from './choice.ts';
import type { Listing } from './listing-data.ts';

export type ChoiceControl = {
  choice: Choice;
  /** Shows it as chosen; the list follows with `apply`. */
  edit: (choice: Choice) => void;
  apply: (choice: Choice) => void;
};

/** What is chosen: at once what the reader clicked, then what the address says. */
export function useChoice({ choice, source }: Listing): ChoiceControl {
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ address: choice, choice });
  if (seen.address !== choice) setSeen({ address: choice, choice });

  const edit = (next: Choice) => setSeen({ address: choice, choice: next });
  return {
    choice: seen.choice,
    edit,
    apply(next) {
      edit(next);
      const search = searchOf(next, { q: wordsOf(source) });
      if (search === searchOf(choice, { q: wordsOf(source) })) return;
      navigate(search, { replace: true, preventScrollReset: true });
    },
  };
}

export function wordsOf(source: Listing['source']): string {
  return source.of === 'words' ? source.q : '';
}
