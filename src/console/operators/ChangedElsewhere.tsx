import { type Change, ChangeTable } from '#console/components/ChangeTable.tsx';
import { roleNames } from '#console/messages/account.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import type { OperatorWire } from '#contract/console/operators.ts';
import { Notice } from '#ui/Notice.tsx';

type ChangedElsewhereProps = { before: OperatorWire; now: OperatorWire };

/** What someone else has saved while this was being typed. */
export function ChangedElsewhere({ before, now }: ChangedElsewhereProps) {
  return (
    <>
      <Notice tone="info" title={t.changedTitle}>
        {t.changedText}
      </Notice>
      <ChangeTable changes={changesOf(before, now)} />
    </>
  );
}

function changesOf(before: OperatorWire, now: OperatorWire): Change[] {
  const yesNo = (is: boolean) => (is ? t.yes : t.no);
  const all: Change[] = [
    { field: t.name, before: before.name, after: now.name },
    { field: t.email, before: before.email, after: now.email },
    { field: t.role, before: roleNames[before.role], after: roleNames[now.role] },
    { field: t.mayStillSignIn, before: yesNo(before.active), after: yesNo(now.active) },
  ];
  return all.filter((change) => change.before !== change.after);
}
