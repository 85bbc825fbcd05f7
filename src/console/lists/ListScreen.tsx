import { type ReactNode, Suspense, use } from 'react';
import { Link, useLocation } from 'react-router';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { useMay } from '#console/data/use-me.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { maxCounted } from '#domain/limits.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { allStates } from './asked.ts';
import type { List, ListData, States } from './define-list.ts';
import { FilterField } from './FilterField.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './ListScreen.module.css';
import { ListTools } from './ListTools.tsx';
import { Paging } from './Paging.tsx';
import { SavedViews } from './SavedViews.tsx';

type ListScreenProps = {
  list: List;
  data: ListData;
  isEmpty: boolean;
  /** Where a row is added. */
  add?: { to: string; text: string } | false;
  /** Without a row and without filters there is nothing but the way to the first one. */
  beginsWithAdd?: boolean;
  /** Beside the heading, before and after the way to add a row. */
  headStart?: ReactNode;
  headEnd?: ReactNode;
  /** The heading of the screen is that of the detail beside it. */
  isBeside?: boolean;
  /** Between the heading and the filters. */
  lead?: ReactNode;
  /** What was chosen elsewhere, below the filters. */
  chosen?: ReactNode;
  /** What has just been done, or has failed. */
  notice?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** The frame of every list: tabs, heading, filters, count, views, file, rows or why there are none, pages. */
export function ListScreen(props: ListScreenProps) {
  const { list, data, isEmpty, add, beginsWithAdd, isBeside = false, children } = props;
  const isBeginning = beginsWithAdd && isEmpty && !data.isFiltered;
  return (
    <>
      {!list.isBelowTabs && <Tabs />}
      <ScreenHead title={list.title} isBeside={isBeside}>
        {props.headStart}
        {add && !isBeginning && (
          // The detail beside it has the action of the screen.
          <Link className={buttonClass(isBeside ? 'secondary' : 'primary', styles.add)} to={add.to}>
            {add.text}
          </Link>
        )}
        {props.headEnd}
      </ScreenHead>
      <div className={styles.words}>{props.lead}</div>
      {!isBeginning && (
        <>
          <ListFilters list={list} data={data} />
          {props.chosen}
          {data.counts && (
            <ListTools counts={data.counts} exportPath={data.exportPath}>
              {list.views && <SavedViews list={list.views} views={data.views ?? []} />}
            </ListTools>
          )}
        </>
      )}
      <div className={styles.words}>{props.notice}</div>
      {isEmpty ? <Nothing {...props} /> : children}
      <Paging next={data.next} labels={list.paging} />
    </>
  );
}

/** Why there are no rows, and where to go instead. */
function Nothing({ list: { empty, states }, data, add, beginsWithAdd }: ListScreenProps) {
  const { scene, noneFound, noneYet = '', clear = t.clear, start } = empty;
  const state = states && data.asked[states.name];
  const none = (state !== undefined && states?.noneOf?.(state)) || noneYet;
  const text = data.isFiltered ? noneFound : none;
  if (scene === undefined) return <p className={`muted ${styles.none}`}>{text}</p>;
  const way = data.isFiltered ? { to: '.', text: clear } : add || start;
  const look = beginsWithAdd && !data.isFiltered ? 'primary' : 'secondary';
  return (
    <EmptyState
      scene={scene}
      text={text}
      action={
        way && (
          <Link className={buttonClass(look)} to={way.to} preventScrollReset={data.isFiltered}>
            {way.text}
          </Link>
        )
      }
    />
  );
}

/** The states of a list as chips, and its filters in one form. */
function ListFilters({ list, data }: { list: List; data: ListData }) {
  const may = useMay();
  const { states } = list;
  const filters = Object.entries(list.filters).filter(([, { needs }]) => !needs || may(needs));
  const fieldsOf = (isSearch: boolean) =>
    filters
      .filter(([, { kind }]) => (kind === 'search') === isSearch)
      .map(([name, filter]) => <FilterField key={name} name={name} filter={filter} extra={data} />);
  return (
    <>
      {states && (
        <StateChips
          states={states}
          counts={data.counts}
          current={data.asked[states.name] ?? allStates}
        />
      )}
      <FilterForm search={fieldsOf(true)} others={fieldsOf(false)}>
        {/* What is chosen stays when something is searched for. */}
        {states && <FilterField name={states.name} filter={{ kind: 'hidden' }} extra={data} />}
      </FilterForm>
    </>
  );
}

type StateChipsProps = {
  states: States<string>;
  counts: ListData['counts'];
  current: string;
};

/** One tap each; the other filters stay. */
function StateChips({ states, counts, current }: StateChipsProps) {
  const { label, name, values, textOf, needs } = states;
  const may = useMay();
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
    return needed === undefined || may(needed);
  });
  const links = offered.map((state) => ({
    search: addressOf(state),
    text: textOf(state),
    isCurrent: state === current,
    count: counts && (
      <Suspense key={search}>
        <StateCount counts={counts} state={state} />
      </Suspense>
    ),
  }));
  return <ChipLinks label={label} links={links} />;
}

/** Nothing until it is known. */
function StateCount({ counts, state }: { counts: NonNullable<ListData['counts']>; state: string }) {
  const count = use(counts)?.states?.[state];
  return count !== undefined && t.atMost(count, maxCounted);
}
