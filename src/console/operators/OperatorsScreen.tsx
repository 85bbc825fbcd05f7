import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { type Column, HiddenHead, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { roleNames } from '#console/messages/account.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { OperatorWire } from '#contract/console/operators.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { changesFrom } from '#domain/operators/permissions.ts';
import { Badge } from '#ui/Badge.tsx';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { OperatorDialog } from './OperatorDialog.tsx';

export async function loader({ request: { signal } }: { request: Request }) {
  const [{ operators }, { work }, { rights }, { routes }] = await Promise.all([
    consoleCall('listOperators', {}, signal),
    consoleCall('listScheduledWork', {}, signal),
    consoleCall('getRoleRights', {}, signal),
    consoleCall('listRoutes', {}, signal),
  ]);
  return { operators, work, routes, changes: changesFrom(rights) };
}

export function Component() {
  const { operators, work, routes, changes } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState<OperatorWire | 'new'>();
  return (
    <>
      <ScreenHead title={t.title}>
        <Link className={buttonClass('secondary')} to="/settings/operators/rights">
          {t.rights}
        </Link>
        <Button onClick={() => setEditing('new')}>{t.add}</Button>
      </ScreenHead>
      <OperatorTable operators={operators} onEdit={setEditing} />
      {editing !== undefined && (
        <OperatorDialog
          operator={editing === 'new' ? undefined : editing}
          work={work}
          {...{ changes, routes }}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            revalidate();
          }}
        />
      )}
    </>
  );
}

type OperatorTableProps = { operators: OperatorWire[]; onEdit: (operator: OperatorWire) => void };

function OperatorTable({ operators, onEdit }: OperatorTableProps) {
  const me = useMe();
  const columns: Column<OperatorWire>[] = [
    {
      head: t.name,
      className: table.strong,
      cell: ({ id, name }) => (
        <>
          {name} {id === me.id && <Badge>{t.you}</Badge>}
        </>
      ),
    },
    {
      head: t.status,
      className: table.phoneEnd,
      cell: ({ active }) => (
        <Badge tone={active ? 'brand' : 'quiet'}>{active ? t.active : t.inactive}</Badge>
      ),
    },
    {
      head: t.role,
      className: table.whole,
      cell: ({ role, routes }) =>
        [roleNames[role], ...routes.map((route) => route || t.noRoute)].join(', '),
    },
    {
      head: t.email,
      className: table.whole,
      cell: ({ email }) => <BreakableName text={email} />,
    },
    {
      head: t.totp,
      label: t.totp,
      className: table.whole,
      cell: ({ totp }) => (totp ? t.on : t.off),
    },
    {
      head: t.lastSeen,
      label: t.lastSeen,
      cell: ({ last_seen_at: at }) => (at === null ? t.never : formatRecent(at, Date.now())),
    },
    {
      head: <HiddenHead>{t.edit}</HiddenHead>,
      className: table.end,
      cell: (operator) => (
        <Button
          look="quiet"
          aria-label={t.editLabel(operator.name)}
          onClick={() => onEdit(operator)}
        >
          {t.edit}
        </Button>
      ),
    },
  ];
  return <TableCard columns={columns} rows={operators} keyOf={({ id }) => id} />;
}
