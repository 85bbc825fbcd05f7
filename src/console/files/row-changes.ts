import type { Change } from '#console/components/ChangeTable.tsx';
import { fileTexts as t } from '#console/messages/files.ts';
import type { FileRowWire } from '#contract/console/files.ts';
import { formatPercent } from '#domain/catalogue/pricing.ts';
import { fieldLabel, fieldValue } from './field-value.ts';

type Margin = FileRowWire['margins'][number];

/** An opening bill as its columns are; the database keeps fields in an order of its own. */
const ofBill = ['bill_number', 'date', 'due_date', 'amount'];

/** What a row changes, field by field; a pack's margin comes after its price. */
export function rowChanges({ before, after, margins }: FileRowWire): Change[] {
  const fields = Object.entries(after ?? {}).sort(
    ([a], [b]) => ofBill.indexOf(a) - ofBill.indexOf(b),
  );
  const hasPrice = ({ slot }: Margin) => fields.some(([name]) => name === `selling_price${slot}`);
  const changes = fields.flatMap(([name, value]) => [
    {
      field: fieldLabel(name),
      before: before ? fieldValue(name, before[name]) : '',
      after: fieldValue(name, value),
    },
    ...margins.filter(({ slot }) => name === `selling_price${slot}`).map(marginChange),
  ]);
  // An MRP changes the margin of prices that stay; of a new product, only some prices are shown.
  const others = before ? margins.filter((margin) => !hasPrice(margin)) : [];
  return [...changes, ...others.map(marginChange)];
}

function marginChange({ slot, before, after }: Margin): Change {
  const words = (percent: number | null) => (percent === null ? '' : formatPercent(percent));
  return { field: t.margin(slot), before: words(before), after: words(after) || t.empty };
}
