import {
  type CreditValue,
  creditOfAmount,
  creditOfUnits,
  type InvoicedLine,
  lineLeft,
  type ReturnCondition,
  totalLeft,
} from '#domain/invoices/credit-value.ts';

/** What is to come back of one line of an invoice: units, or where the price was wrong an amount. */
export type WantedReturn = {
  lineId: number;
  condition: ReturnCondition;
  units?: number | undefined;
  amountPaise?: number | undefined;
  batch: string;
};

export type PlannedReturn = {
  lineId: number;
  condition: ReturnCondition;
  units: number;
  batch: string;
  value: CreditValue;
};

export type ReturnPlan =
  | { lines: PlannedReturn[] }
  | { refused: 'unknown-line' | 'more-than-invoiced'; lineId: number; left?: InvoicedLine };

/** The lines of a credit note, each worth its part of what is left then; never more than was invoiced. */
export function planReturn(
  invoiced: ReadonlyMap<number, InvoicedLine>,
  credited: ReadonlyMap<number, InvoicedLine>,
  wanted: readonly WantedReturn[],
): ReturnPlan {
  const back = new Map(credited);
  const lines: PlannedReturn[] = [];
  for (const { lineId, condition, units = 0, amountPaise = 0, batch } of wanted) {
    const line = invoiced.get(lineId);
    if (!line) return { refused: 'unknown-line', lineId };
    const left = lineLeft(line, back.get(lineId));
    if (units > left.units || amountPaise > totalLeft(left)) {
      return { refused: 'more-than-invoiced', lineId, left };
    }
    const isPrice = condition === 'price';
    const value = isPrice ? creditOfAmount(left, amountPaise) : creditOfUnits(left, units);
    lines.push({ lineId, condition, units, batch, value });
    back.set(lineId, added(back.get(lineId), units, value));
  }
  return { lines };
}

function added(before: InvoicedLine | undefined, units: number, value: CreditValue): InvoicedLine {
  return {
    units: (before?.units ?? 0) + units,
    taxablePaise: (before?.taxablePaise ?? 0) + value.taxablePaise,
    cgstPaise: (before?.cgstPaise ?? 0) + value.cgstPaise,
    sgstPaise: (before?.sgstPaise ?? 0) + value.sgstPaise,
    igstPaise: (before?.igstPaise ?? 0) + value.igstPaise,
  };
}
