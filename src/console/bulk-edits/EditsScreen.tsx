import { useLoaderData } from 'react-router';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { consoleCall } from '#console/data/api.ts';
import { allStates } from '#console/lists/asked.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import { editStates } from '#contract/console/bulk-edit.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { classes } from '#ui/classes.ts';
import { changeWords } from './change-words.ts';
import { EditState, editTime } from './EditState.tsx';

const list = defineList({
  title: t.edits,
  actions: { list: 'listProductEdits', count: 'countProductEdits' },
  states: {
    label: t.state,
    name: 'state',
    values: [allStates, ...editStates],
    textOf: (state) => (state === allStates ? t.allStates : t.states[state]),
  },
  extra: async (signal) => ({ places: await consoleCall('listCategories', {}, signal) }),
  filters: { q: searchFilter(t) },
  empty: {
    scene: 'khata',
    noneFound: t.noneFound,
    clear: t.allEdits,
    noneYet: t.noneYet,
    start: { to: '/products', text: t.toList },
  },
});

export const { loader } = list;

type Edit = ConsoleOutput<'listProductEdits'>['edits'][number];

export function Component() {
  const data = useLoaderData<typeof loader>();
  const columns: Column<Edit>[] = [
    {
      head: t.what,
      cell: ({ id, change }) => (
        <RowLink to={`/products/edits/${id}`}>{changeWords(change, data.places)}</RowLink>
      ),
    },
    {
      head: t.state,
      className: table.phoneEnd,
      cell: ({ state }) => <EditState state={state} />,
    },
    { head: t.when, className: table.muted, cell: editTime },
    {
      head: t.who,
      className: classes(table.muted, table.desktopOnly),
      cell: ({ operator_name }) => operator_name,
    },
    {
      head: t.count,
      label: t.count,
      isNumber: true,
      cell: ({ changed }) => groupDigits(String(changed)),
    },
  ];
  return (
    <ListScreen list={list} data={data} isEmpty={data.edits.length === 0}>
      <TableCard columns={columns} rows={data.edits} keyOf={({ id }) => id} />
    </ListScreen>
  );
}
