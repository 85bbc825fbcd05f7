import { Form, Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import chips from './chips.module.css';
import filters from './filters.module.css';

type StateFilterProps<S extends string> = {
  label: string;
  /** Of the address. */
  name: 'status' | 'state';
  /** The first one is shown where the address says nothing. */
  states: readonly S[];
  current: S;
  textOf: (state: S) => string;
  search: { label: string; hint: string; q: string };
};

/** The states of what a list shows as chips, and a search within the one that is chosen. */
export function StateFilter<S extends string>(props: StateFilterProps<S>) {
  const { label, name, states, current, textOf, search } = props;
  const isFirst = (state: S) => state === states[0];
  return (
    <>
      <nav className={chips.chips} aria-label={label}>
        {states.map((state) => (
          <Link
            key={state}
            className={chips.chip}
            to={{ search: isFirst(state) ? '' : `?${name}=${state}` }}
            aria-current={state === current ? 'true' : undefined}
          >
            {textOf(state)}
          </Link>
        ))}
      </nav>
      <Form key={`${current} ${search.q}`} className={filters.filters} role="search">
        {!isFirst(current) && <input type="hidden" name={name} value={current} />}
        <label className={classes(filters.filter, filters.search)}>
          {search.label}
          <input
            className={filters.control}
            type="search"
            name="q"
            placeholder={search.hint}
            maxLength={100}
            defaultValue={search.q}
          />
        </label>
      </Form>
    </>
  );
}
