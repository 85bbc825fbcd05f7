import { Link, useLoaderData, useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount, savedViews } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { SavedViews } from '#console/components/SavedViews.tsx';
import { consoleCall } from '#console/data/api.ts';
import { auditTexts as t } from '#console/messages/audit.ts';
import { partTexts } from '#console/messages/components.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';

/** The filters of the audit log as its address has them. */
function auditFiltersOf(search: URLSearchParams) {
  const given = (name: string) => search.get(name) || undefined;
  return {
    operator_id: Number(given('operator_id')) || undefined,
    action: given('action'),
    subject: given('subject'),
    from: given('from'),
    to: given('to'),
  } satisfies ConsoleInput<'countAuditLog'>;
}

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const filters = auditFiltersOf(search);
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countAuditLog', filters, request.signal));
  const [log, listed, views] = await Promise.all([
    consoleCall('getAuditLog', { ...filters, cursor }, request.signal),
    optional(browserLog, 'operators', consoleCall('listOperators', {}, request.signal)),
    savedViews('audit-log', request.signal),
  ]);
  return { ...log, count, operators: listed?.operators ?? [], views };
}

export function Component() {
  const { entries, next, count, operators, views } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <ScreenHead title={t.title} />
      <AuditFilters operators={operators} />
      <ListTools count={count} exportPath={fileAddress('exportAuditLog', auditFiltersOf(search))}>
        <SavedViews list="audit-log" views={views} />
      </ListTools>
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <EmptyState
          icon="receipt"
          text={search.size > 0 ? t.noneFound : t.noneYet}
          action={
            search.size > 0 && (
              <Link className={buttonClass('secondary')} to=".">
                {partTexts.clear}
              </Link>
            )
          }
        />
      )}
      <Paging next={next} />
    </>
  );
}
