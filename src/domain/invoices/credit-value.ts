import { divideRounded } from '#domain/money/rounding.ts';
import type { Tax } from '#domain/tax/invoice-tax.ts';

/** How goods came back; only what is saleable goes back to what can be sold. */
export const returnConditions = ['saleable', 'expired', 'broken', 'wrong'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** What an invoice says of one line. */
export type InvoicedLine = Tax & { units: number; taxablePaise: number };

export type CreditValue = Tax & { taxablePaise: number; totalPaise: number };

/**
 * What units that come back are worth: the line's value up to them less its value up to those that came back
 * before. So the line comes back whole, to the paisa, in whatever pieces.
 */
export function creditValue(
  line: InvoicedLine,
  { units, creditedBefore }: { units: number; creditedBefore: number },
): CreditValue {
  const part = (whole: number) => {
    const upTo = (count: number) => divideRounded(whole * count, line.units);
    return upTo(creditedBefore + units) - upTo(creditedBefore);
  };
  const taxablePaise = part(line.taxablePaise);
  const tax = {
    cgstPaise: part(line.cgstPaise),
    sgstPaise: part(line.sgstPaise),
    igstPaise: part(line.igstPaise),
  };
  const totalPaise = taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise;
  return { taxablePaise, ...tax, totalPaise };
}

/** Units of an invoiced line that can still come back. */
export function returnableUnits(line: { units: number }, creditedBefore: number): number {
  return line.units - creditedBefore;
}
