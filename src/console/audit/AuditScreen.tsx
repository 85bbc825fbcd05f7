import { useLoaderData } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { consoleCall } from '#console/data/api.ts';
import { defineList } from '#console/lists/define-list.ts';
import { dayFilter, isId, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { actionNames, auditTexts as t } from '#console/messages/audit.ts';
import { AuditTable } from './AuditTable.tsx';

const list = defineList({
  title: t.title,
  isBelowTabs: true,
  actions: { list: 'getAuditLog', count: 'countAuditLog', export: 'exportAuditLog' },
  views: 'audit-log',
  extra: async (signal) => {
    const reading = consoleCall('listOperators', {}, signal);
    return (await optional(browserLog, 'operators', reading)) ?? { operators: [] };
  },
  filters: {
    subject: searchFilter({ search: t.subject, searchHint: t.subjectHint }, 60),
    operator_id: {
      kind: 'choice',
      label: t.operator,
      any: t.everyone,
      accepts: isId,
      options: ({ operators }) => operators.map(({ id, name }) => ({ value: id, text: name })),
    },
    action: {
      kind: 'choice',
      label: t.action,
      any: t.everything,
      options: Object.entries(actionNames).map(([value, text]) => ({ value, text })),
    },
    from: dayFilter(t.from),
    to: dayFilter(t.to),
  },
  empty: { scene: 'khata', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <ListScreen list={list} data={data} isEmpty={data.entries.length === 0}>
      <AuditTable entries={data.entries} />
    </ListScreen>
  );
}
