import { divideRounded } from '#domain/money/rounding.ts';
import { shareByWeight } from '#domain/money/share.ts';

/** Hundredths of a percent: 18 % is 1800. */
export type TaxRate = number;

/** Where goods go: CGST and SGST within the State, IGST into another; none where no GST is charged. */
export type TaxKind = 'within-state' | 'between-states' | 'none';

export type LineToTax = { grossPaise: number; rate: TaxRate };

export type Tax = { cgstPaise: number; sgstPaise: number; igstPaise: number };

export type TaxedLine = Tax & {
  grossPaise: number;
  /** Its part of the coupon's discount. */
  discountPaise: number;
  /** Its part of the charges for delivery: they are supplied with the goods, at the goods' rate. */
  chargePaise: number;
  rate: TaxRate;
  taxablePaise: number;
};

/**
 * What tax is inside an order's total: prices include GST. Discount and charges are spread over the lines by
 * value; each rate's tax is rounded once, half away from zero, and its lines share it, so that lines, rates and
 * total always agree (CGST Act s. 15: tax is on the value after discount, with what is charged for delivery).
 */
export function taxLines(
  lines: readonly LineToTax[],
  given: { couponDiscountPaise: number; chargesPaise: number; kind: TaxKind },
): TaxedLine[] {
  const gross = lines.map((line) => line.grossPaise);
  const discounts = shareByWeight(given.couponDiscountPaise, gross);
  const net = gross.map((paise, i) => paise - (discounts[i] ?? 0));
  const charges = shareByWeight(given.chargesPaise, sumOf(net) === 0 ? gross : net);
  const values = net.map((paise, i) => paise + (charges[i] ?? 0));
  const taxes = shareTaxes(lines, values, given.kind);
  return lines.map(({ grossPaise, rate }, i) => {
    const tax = taxes[i] ?? noTax;
    return {
      grossPaise,
      discountPaise: discounts[i] ?? 0,
      chargePaise: charges[i] ?? 0,
      rate,
      ...tax,
      taxablePaise: (values[i] ?? 0) - taxOf(tax),
    };
  });
}

const noTax: Tax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

export function taxOf({ cgstPaise, sgstPaise, igstPaise }: Tax): number {
  return cgstPaise + sgstPaise + igstPaise;
}

/** The tax inside a gross amount at one rate; both halves are alike. */
export function taxInside(grossPaise: number, rate: TaxRate, kind: TaxKind): Tax {
  if (kind === 'none') return noTax;
  if (kind === 'between-states') {
    return { ...noTax, igstPaise: divideRounded(grossPaise * rate, 100_00 + rate) };
  }
  const half = divideRounded(grossPaise * rate, 2 * (100_00 + rate));
  return { ...noTax, cgstPaise: half, sgstPaise: half };
}

function shareTaxes(lines: readonly LineToTax[], values: readonly number[], kind: TaxKind): Tax[] {
  const shared: Tax[] = lines.map(() => noTax);
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const places = [...lines.keys()].filter((i) => lines[i]?.rate === rate);
    const weights = places.map((i) => values[i] ?? 0);
    const { cgstPaise, igstPaise } = taxInside(sumOf(weights), rate, kind);
    const halves = shareByWeight(cgstPaise, weights);
    const wholes = shareByWeight(igstPaise, weights);
    for (const [n, i] of places.entries()) {
      const half = halves[n] ?? 0;
      shared[i] = { cgstPaise: half, sgstPaise: half, igstPaise: wholes[n] ?? 0 };
    }
  }
  return shared;
}

export type Sums = Tax & { taxablePaise: number };

/** What lines come to together. */
export function sumTaxes(lines: readonly Sums[]): Sums {
  const [[, sums] = [0, { ...noTax, taxablePaise: 0 }]] = sumBy(lines, () => 0);
  return sums;
}

export type RateSum = Tax & { rate: TaxRate; taxablePaise: number };

/** The table of rates under an invoice, the lowest rate first. */
export function sumByRate(lines: readonly (Sums & { rate: TaxRate })[]): RateSum[] {
  return sumBy(lines, (line) => line.rate)
    .map(([rate, sums]) => ({ rate, ...sums }))
    .sort((a, b) => a.rate - b.rate);
}

/** The lines' taxable values and taxes by a key, in the order in which the keys first come. */
export function sumBy<L extends Sums, K>(lines: readonly L[], keyOf: (line: L) => K): [K, Sums][] {
  const sums = new Map<K, Sums>();
  for (const line of lines) {
    const sum = sums.get(keyOf(line)) ?? { ...noTax, taxablePaise: 0 };
    sums.set(keyOf(line), {
      taxablePaise: sum.taxablePaise + line.taxablePaise,
      cgstPaise: sum.cgstPaise + line.cgstPaise,
      sgstPaise: sum.sgstPaise + line.sgstPaise,
      igstPaise: sum.igstPaise + line.igstPaise,
    });
  }
  return [...sums];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
