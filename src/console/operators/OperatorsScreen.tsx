import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { OperatorWire } from '#contract/console/operators.ts';
import { Button } from '#ui/Button.tsx';
import { OperatorDialog } from './OperatorDialog.tsx';
import { OperatorTable } from './OperatorTable.tsx';

export async function loader({ request: { signal } }: { request: Request }) {
  const [{ operators }, { work }] = await Promise.all([
    consoleCall('listOperators', {}, signal),
    consoleCall('listScheduledWork', {}, signal),
  ]);
  return { operators, work };
}

export function Component() {
  const { operators, work } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState<OperatorWire | 'new'>();
  return (
    <>
      <ScreenHead title={t.title}>
        <Button onClick={() => setEditing('new')}>{t.add}</Button>
      </ScreenHead>
      <OperatorTable operators={operators} onEdit={setEditing} />
      {editing !== undefined && (
        <OperatorDialog
          operator={editing === 'new' ? undefined : editing}
          work={work}
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
