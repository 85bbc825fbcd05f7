import { changeWords } from '#console/bulk-edits/change-words.ts';
import { editTexts } from '#console/messages/bulk-edits.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import type { OperatorWire, ScheduledWorkWire } from '#contract/console/operators.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import { mayRole, type RightsChanges } from '#domain/operators/permissions.ts';
import type { OperatorDraft } from './OperatorDialog.tsx';
import styles from './OperatorFields.module.css';

type LostWorkProps = {
  operator: OperatorWire;
  values: Pick<OperatorDraft, 'role' | 'active'>;
  work: ScheduledWorkWire[];
  /** What roles are allowed otherwise than usual. */
  changes: RightsChanges;
};

/** The form above it fills a low screen. */
function scrollIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** What saving cancels: it is scheduled, and the operator may not do it any more. */
export function LostWork({ operator, values: { role, active }, work, changes }: LostWorkProps) {
  const mayDo = ({ needs }: ScheduledWorkWire) =>
    active && needs.every((one) => mayRole(role, one, changes));
  const lost = work.filter((one) => one.operator_id === operator.id && !mayDo(one));
  if (lost.length === 0) return null;
  const edits = lost.filter(({ kind }) => kind === 'edit').length;
  return (
    <div ref={scrollIntoSight}>
      <p className="remark" role="status">
        {t.lostWork(edits, lost.length - edits)}
      </p>
      <ul className={styles.lost}>
        {lost.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            {workName(one)}
            {one.at !== null && (
              <span className={`muted ${styles.may}`}> {formatMoment(one.at)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function workName(work: ScheduledWorkWire): string {
  if (work.kind === 'notification') return `“${work.text}”`;
  const { change } = work;
  // Which brand or category the bulk edit says itself.
  if (change.field === 'brand' || change.field === 'category')
    return editTexts.fields[change.field];
  return changeWords(change, { categories: [], brands: [] });
}
