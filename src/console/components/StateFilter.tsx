import { Link } from 'react-router';
import chips from './chips.module.css';
import { type Search, SearchForm } from './SearchForm.tsx';

type StateFilterProps<S extends string> = {
  label: string;
  /** Of the address. */
  name: 'status' | 'state' | 'kind';
  /** The first one is shown where the address says nothing. */
  states: readonly S[];
  current: S;
  textOf: (state: S) => string;
  search?: Search;
};

/** The states of what a list shows as chips, and, where there is one, a search within the chosen. */
export function StateFilter<S extends string>(props: StateFilterProps<S>) {
  const { label, name, states, current, textOf, search } = props;
  const isFirst = (state: S) => state === states[0];
  return (
    <>
      <nav className={chips.chips} aria-label={label}>
        {states.map((state) => (
          <Link
            key={state}
            ref={state === current ? showInRow : undefined}
            className={chips.chip}
            to={{ search: isFirst(state) ? '' : `?${name}=${state}` }}
            aria-current={state === current ? 'true' : undefined}
            preventScrollReset
          >
            {textOf(state)}
          </Link>
        ))}
      </nav>
      {search && (
        <SearchForm key={`${current} ${search.q}`} {...search}>
          {!isFirst(current) && <input type="hidden" name={name} value={current} />}
        </SearchForm>
      )}
    </>
  );
}

/** In the middle of its row, as far as that goes; the screen itself stays where it is. */
function showInRow(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const middle = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  row.scrollLeft += middle(chip) - middle(row);
}
