import { partTexts } from '#console/messages/parts.ts';
import type { Change } from '#console/parts/ChangeTable.tsx';
import type { AuditEntryWire } from '#contract/console/operators.ts';

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return partTexts.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What differs between before and after, by field; the log's own names. */
export function entryChanges({ before, after }: AuditEntryWire): Change[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({
      field: field.replaceAll('_', ' '),
      before: textOf(before[field]),
      after: textOf(after[field]),
    }))
    .filter((change) => change.before !== change.after);
}
