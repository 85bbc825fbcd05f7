import type { LineToTax, TaxedLine, TaxKind } from '#domain/tax/invoice-tax.ts';

/**
 * The same taxes computed a second way, for tests alone: in whole numbers without limits, each share as the
 * difference of what was rounded down and who comes first by the fraction that was cut.
 */
export function taxAgain(
  lines: readonly LineToTax[],
  given: { couponDiscountPaise: number; chargesPaise: number; kind: TaxKind },
): TaxedLine[] {
  const gross = lines.map(({ grossPaise }) => BigInt(grossPaise));
  const discount = deal(BigInt(given.couponDiscountPaise), gross);
  const net = gross.map((paise, i) => paise - at(discount, i));
  const isFree = net.every((paise) => paise === 0n);
  const charge = deal(BigInt(given.chargesPaise), isFree ? gross : net);
  const value = net.map((paise, i) => paise + at(charge, i));
  const tax = { cgst: zeros(lines.length), igst: zeros(lines.length) };
  for (let i = 0; i < lines.length; i += 1) {
    const rate = lines[i]?.rate ?? 0;
    if (lines.findIndex((line) => line.rate === rate) !== i) continue;
    const own = value.map((paise, n) => (lines[n]?.rate === rate ? paise : undefined));
    const sum = own.reduce<bigint>((total, paise) => total + (paise ?? 0n), 0n);
    const parts = {
      cgst: given.kind === 'within-state' ? 2n : 0n,
      igst: given.kind === 'between-states' ? 1n : 0n,
    };
    for (const name of ['cgst', 'igst'] as const) {
      if (parts[name] === 0n) continue;
      // Half away from zero: half of the divisor is added before what is over is dropped.
      const divisor = parts[name] * BigInt(100_00 + rate);
      const whole = (2n * sum * BigInt(rate) + divisor) / (2n * divisor);
      const places = own.flatMap((paise, n) => (paise === undefined ? [] : [n]));
      const dealt = deal(
        whole,
        places.map((n) => at(value, n)),
      );
      for (const [n, place] of places.entries()) tax[name][place] = at(dealt, n);
    }
  }
  return lines.map(({ grossPaise, rate }, i) => ({
    grossPaise,
    discountPaise: Number(at(discount, i)),
    chargePaise: Number(at(charge, i)),
    rate,
    cgstPaise: Number(at(tax.cgst, i)),
    sgstPaise: Number(at(tax.cgst, i)),
    igstPaise: Number(at(tax.igst, i)),
    taxablePaise: Number(at(value, i) - 2n * at(tax.cgst, i) - at(tax.igst, i)),
  }));
}

/** Paisa by paisa, where `shareByWeight` sorts: whoever was cut most, the first of equals. */
function deal(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n)
    return weights.length === 0
      ? []
      : deal(
          amount,
          weights.map(() => 1n),
        );
  const shares = weights.map((weight) => (amount * weight) / sum);
  const cut = weights.map((weight) => (amount * weight) % sum);
  let left = amount - shares.reduce((total, share) => total + share, 0n);
  while (left > 0n) {
    const most = cut.reduce((best, fraction, i) => (fraction > at(cut, best) ? i : best), 0);
    shares[most] = at(shares, most) + 1n;
    cut[most] = -1n;
    left -= 1n;
  }
  return shares;
}

function at(list: readonly bigint[], i: number): bigint {
  return list[i] ?? 0n;
}

function zeros(count: number): bigint[] {
  return Array.from({ length: count }, () => 0n);
}
