import { useLocation } from 'react-router';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { useMe } from '#console/data/use-me.ts';
import { allStates } from './asked.ts';
import type { List, ListData, States } from './define-list.ts';
import { FilterField } from './FilterField.tsx';
import { FilterForm } from './FilterForm.tsx';

/** The states of a list as chips, and its filters in one form. */
export function ListFilters({ list, data }: { list: List; data: ListData }) {
  const { permissions } = useMe();
  const { states } = list;
  const filters = Object.entries(list.filters).filter(
    ([, { needs }]) => !needs || permissions.includes(needs),
  );
  const fieldsOf = (isSearch: boolean) =>
    filters
      .filter(([, { kind }]) => (kind === 'search') === isSearch)
      .map(([name, filter]) => <FilterField key={name} name={name} filter={filter} extra={data} />);
  return (
    <>
      {states && <StateChips states={states} current={data.asked[states.name] ?? allStates} />}
      <FilterForm search={fieldsOf(true)} others={fieldsOf(false)}>
        {/* What is chosen stays when something is searched for. */}
        {states && <FilterField name={states.name} filter={{ kind: 'hidden' }} extra={data} />}
      </FilterForm>
    </>
  );
}

/** One tap each; the other filters stay. */
function StateChips({ states, current }: { states: States<string>; current: string }) {
  const { label, name, values, textOf, needs } = states;
  const { permissions } = useMe();
  const { search } = useLocation();
  const addressOf = (state: string) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    // The first one shows where the address names none.
    if (state === values[0]) query.delete(name);
    else query.set(name, state);
    return `?${query}`;
  };
  const offered = values.filter((state) => {
    const needed = needs?.(state);
    return needed === undefined || permissions.includes(needed);
  });
  const links = offered.map((state) => ({
    search: addressOf(state),
    text: textOf(state),
    isCurrent: state === current,
  }));
  return <ChipLinks label={label} links={links} />;
}
