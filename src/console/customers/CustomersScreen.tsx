import { useLoaderData } from 'react-router';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, routeFilter, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { readRoutes } from '#console/lists/list-parts.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { CustomerTable } from './CustomerTable.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listCustomers', count: 'countCustomers', export: 'exportCustomers' },
  views: 'customers',
  extra: readRoutes,
  filters: { q: searchFilter(t), route: routeFilter, blocked: checkFilter(t.blockedOnly) },
  empty: { icon: 'user', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={data.customers.length === 0}
      add={{ to: '/customers/new', text: t.add }}
    >
      <CustomerTable customers={data.customers} />
    </ListScreen>
  );
}
