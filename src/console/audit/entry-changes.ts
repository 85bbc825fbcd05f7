import type { Change } from '#console/components/ChangeTable.tsx';
import { formatRupees } from '#console/components/money.ts';
import { roleNames } from '#console/messages/account.ts';
import { actionNames, fieldNames, auditValues as t } from '#console/messages/audit.ts';
import { editTexts } from '#console/messages/bulk-edits.ts';
import { partTexts } from '#console/messages/components.ts';
import { methodNames, statusNames } from '#console/messages/orders.ts';
import { rightNames } from '#console/messages/rights.ts';
import type { AuditEntryWire } from '#contract/console/operators.ts';
import { packCount } from '#domain/catalogue/pack-texts.ts';
import { formatDay, formatMoment } from '#domain/india/indian-time.ts';
import { changeableRoles } from '#domain/operators/permissions.ts';
import { asWords } from './action-words.ts';

const isMoney = /^(?:total_to_pay|min_total|max_total|paid|due|amount|mrp\d?|selling_price\d?)$/;

/** Values that the log keeps as the wire has them, and screens call otherwise. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusNames,
  role: roleNames,
  ...Object.fromEntries(changeableRoles.map((role) => [role, rightNames])),
  method: methodNames,
  action: actionNames,
  field: editTexts.fields,
};

/** By the action or the subject of the entry. */
const saidAlready: readonly string[] = ['signed_in', 'id', 'file_id'];

function textOf(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return partTexts.nothing;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return isMoney.test(field) ? formatRupees(value) : String(value);
  if (typeof value === 'string') return words[field]?.[value] ?? dated(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return partTexts.nothing;
  if (field === 'lines') return linesText(value);
  if (field === 'add') return value.map(t.added).join(', ');
  if (field === 'picked') return value.map(t.picked).join(', ');
  const texts = value.map((one) => textOf(field, one));
  return value.every(isShort) ? texts.join(', ') : JSON.stringify(value);
}

/** A moment or a day of the wire as screens say it; any other text as it is. */
function dated(text: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text) : text;
}

const isShort = (value: unknown) => typeof value === 'number' || typeof value === 'string';

function linesText(lines: { id: number; variant_qty: number }[]): string {
  return lines.map(({ id, variant_qty }) => t.line(id, packCount(variant_qty))).join(', ');
}

/** What differs between before and after, by field, in a wholesaler's words. */
export function entryChanges({ before, after }: AuditEntryWire): Change[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !saidAlready.includes(field))
    .map((field) => ({
      field: fieldNames[field] ?? asWords(field),
      before: textOf(field, before[field]),
      after: textOf(field, after[field]),
    }))
    .filter((change) => change.before !== change.after);
}
