import { Link, useLoaderData, useSearchParams } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { auditTexts as t } from '#console/messages/audit.ts';
import { partTexts } from '#console/messages/parts.ts';
import { Paging } from '#console/parts/Paging.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => search.get(name) || undefined;
  const [log, { operators }] = await Promise.all([
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
  ]);
  return { ...log, operators };
}

export function Component() {
  const { entries, next, operators } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <ScreenHead title={t.title} />
      <AuditFilters operators={operators} />
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
