import { takeBackTexts as t } from '#console/messages/returns.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { InvoiceLineWire } from '#contract/invoice.ts';
import { goodsConditions, type ReturnCondition } from '#domain/invoices/credit-value.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { planReturn } from '#domain/returns/plan-return.ts';

/** What was typed for a line: units by condition, rupees of a price difference, its batch. */
export type TypedLine = Partial<Record<ReturnCondition | 'batch', string>>;
export type TypedLines = Readonly<Record<number, TypedLine>>;

type Line = Pick<InvoiceLineWire, 'line_id' | 'units' | 'returned' | 'total' | 'credited'>;
type Wanted = ConsoleInput<'createCreditNote'>['lines'];

const isTyped = (text = '') => text.trim() !== '' && Number(text) !== 0;

export function wantedLines(lines: readonly Line[], typed: TypedLines): Wanted {
  return lines.flatMap(({ line_id }) => {
    const { batch = '', price, ...counts } = typed[line_id] ?? {};
    const goods = goodsConditions.flatMap((condition) => {
      const text = counts[condition];
      return isTyped(text) ? [{ line_id, condition, units: Number(text), batch }] : [];
    });
    const difference = { line_id, condition: 'price' as const, amount: Number(price) };
    return isTyped(price) ? [...goods, difference] : goods;
  });
}

/** Why a line cannot be taken back as it was typed. */
export function lineProblem(line: Line, typed: TypedLine = {}): string | undefined {
  const isWrong =
    goodsConditions.some((one) => !/^\s*\d{0,7}\s*$/.test(typed[one] ?? '')) ||
    !/^\s*(\d{1,9}(\.\d{1,2})?)?\s*$/.test(typed.price ?? '');
  if (isWrong) return t.wrong;
  return 'refused' in planned([line], { [line.line_id]: typed }) ? t.tooMuch : undefined;
}

/** What the note comes to; nothing where it cannot be written so. */
export function plannedPaise(lines: readonly Line[], typed: TypedLines): number {
  if (lines.some((line) => lineProblem(line, typed[line.line_id]))) return 0;
  const plan = planned(lines, typed);
  return 'lines' in plan ? plan.lines.reduce((sum, { value }) => sum + value.totalPaise, 0) : 0;
}

/** Without its taxes, which change nothing about its total. */
function planned(lines: readonly Line[], typed: TypedLines) {
  const whole = (units: number, rupees: number) => ({
    ...{ units, taxablePaise: rupeesToPaise(rupees), cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  });
  return planReturn(
    new Map(lines.map(({ line_id, units, total }) => [line_id, whole(units, total)])),
    new Map(lines.map(({ line_id, returned, credited }) => [line_id, whole(returned, credited)])),
    wantedLines(lines, typed).map(({ line_id, condition, units, amount, batch = '' }) => ({
      ...{ lineId: Number(line_id), condition, batch },
      units: units === undefined ? undefined : Number(units),
      amountPaise: amount === undefined ? undefined : rupeesToPaise(Number(amount)),
    })),
  );
}
