import { Link, useLoaderData, useSearchParams } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { auditTexts as t } from '#console/messages/audit.ts';
import { partTexts } from '#console/messages/parts.ts';
import { Paging } from '#console/parts/Paging.tsx';
import { SavedViews } from '#console/parts/SavedViews.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => search.get(name) || undefined;
  const [log, { operators }, { views }] = await Promise.all([
    consoleCall(
      'getAuditLog',
      {
        cursor: given('cursor'),
        operator_id: Number(given('operator_id')) || undefined,
        action: given('action'),
        subject: given('subject'),
        from: given('from'),
        to: given('to'),
      },
      request.signal,
    ),
    consoleCall('listOperators', {}, request.signal),
    consoleCall('listSavedViews', { list: 'audit-log' }, request.signal),
  ]);
  return { ...log, operators, views };
}

export function Component() {
  const { entries, next, operators, views } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <ScreenHead title={t.title} />
      <AuditFilters operators={operators} />
      <SavedViews list="audit-log" views={views} />
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
