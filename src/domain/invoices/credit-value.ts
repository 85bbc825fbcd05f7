import { divideRounded } from '#domain/money/rounding.ts';
import { shareByWeight } from '#domain/money/share.ts';
import { type Sums, type Tax, taxOf } from '#domain/tax/invoice-tax.ts';

/** How goods came back; only what is saleable goes back to what can be sold. */
export const goodsConditions = ['saleable', 'expired', 'broken', 'wrong'] as const;
export type GoodsCondition = (typeof goodsConditions)[number];

/** Those that wait in a bin until they are written off. */
export const binConditions = ['expired', 'broken', 'wrong'] as const;
export type BinCondition = (typeof binConditions)[number];

export function isBinned(condition: ReturnCondition): condition is BinCondition {
  return condition !== 'saleable' && condition !== 'price';
}

/** What a line of a credit note is for: goods that came back, or money alone, since the price was wrong. */
export const returnConditions = [...goodsConditions, 'price'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** What an invoice says of one line, or what is left of it after its credit notes. */
export type InvoicedLine = Tax & { units: number; taxablePaise: number };

export type CreditValue = Sums & { totalPaise: number };

/** What of an invoiced line has not come back; `credited` is the sum of its lines on credit notes. */
export function lineLeft(line: InvoicedLine, credited: InvoicedLine | undefined): InvoicedLine {
  if (!credited) return line;
  return {
    units: line.units - credited.units,
    taxablePaise: line.taxablePaise - credited.taxablePaise,
    cgstPaise: line.cgstPaise - credited.cgstPaise,
    sgstPaise: line.sgstPaise - credited.sgstPaise,
    igstPaise: line.igstPaise - credited.igstPaise,
  };
}

/**
 * What units that come back are worth: their share of what is left of the line, rounded once. The last ones take all
 * that is left, so the line comes back whole, to the paisa, in whatever pieces, also after a price difference.
 */
export function creditOfUnits(left: InvoicedLine, units: number): CreditValue {
  return creditOfAmount(left, divideRounded(totalLeft(left) * units, left.units));
}

/** So much of what is left of the line, with the tax that is inside it; both halves are alike where they can be. */
export function creditOfAmount(left: InvoicedLine, totalPaise: number): CreditValue {
  const whole = totalLeft(left);
  const share = (paise: number) => (whole === 0 ? 0 : divideRounded(paise * totalPaise, whole));
  const tax = {
    cgstPaise: share(left.cgstPaise),
    sgstPaise: share(left.sgstPaise),
    igstPaise: share(left.igstPaise),
  };
  const taxablePaise = totalPaise - taxOf(tax);
  if (taxablePaise >= 0 && taxablePaise <= left.taxablePaise) {
    return { taxablePaise, ...tax, totalPaise };
  }
  return { ...byLargestRemainder(left, totalPaise), totalPaise };
}

/** Of a few paise, where rounding each tax by itself would leave less than nothing. */
function byLargestRemainder(left: InvoicedLine, totalPaise: number): Sums {
  const weights = [left.taxablePaise, left.cgstPaise, left.sgstPaise, left.igstPaise];
  const [taxablePaise = 0, cgstPaise = 0, sgstPaise = 0, igstPaise = 0] = shareByWeight(
    totalPaise,
    weights,
  );
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
}

/** With its tax. */
export function totalLeft(left: InvoicedLine): number {
  return left.taxablePaise + taxOf(left);
}
