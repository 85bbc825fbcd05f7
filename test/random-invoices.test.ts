import { expect, test } from 'vitest';
import {
  type LineToTax,
  sumByRate,
  type TaxedLine,
  type TaxKind,
  taxInside,
  taxLines,
  taxOf,
} from '#domain/tax/invoice-tax.ts';
import { lawfulRates } from '#domain/tax/tax-rates.ts';
import { type Random, randomFrom } from './random.ts';
import { rounds } from './rounds.ts';
import { taxAgain } from './tax-again.ts';

type Given = Parameters<typeof taxLines>[1];

const kinds: readonly TaxKind[] = ['within-state', 'between-states', 'none'];

// A million of them in `npm run test:all`.
test('lines, rates and total agree to the paisa, and with a second computation', () => {
  const count = rounds(1_000_000, 10_000);
  const seed = Number(process.env.SEED ?? 20_261_119);
  const random = randomFrom(seed);
  for (let i = 0; i < count; i += 1) {
    const lines = randomLines(random);
    const given = randomGiven(random, lines);
    const fault = findFault(lines, given);
    if (fault) {
      expect.fail(`seed ${seed}, invoice ${i}: ${fault} ${JSON.stringify({ lines, given })}`);
    }
  }
});

function randomLines(random: Random): LineToTax[] {
  const rates = Array.from({ length: random.between(1, 3) }, () => random.pick(lawfulRates));
  return Array.from({ length: random.between(1, 8) }, () => ({
    grossPaise: random.between(0, random.chance(0.2) ? 1_000 : 90_000_00),
    rate: random.pick(rates),
  }));
}

function randomGiven(random: Random, lines: readonly LineToTax[]): Given {
  const goods = sum(lines.map((line) => line.grossPaise));
  const part = random.pick([0, 0, 0.1, random(), 1]);
  return {
    couponDiscountPaise: Math.floor(goods * part),
    chargesPaise: random.pick([0, random.between(0, 500_00)]),
    kind: random.pick(kinds),
  };
}

function findFault(lines: readonly LineToTax[], given: Given): string | undefined {
  const taxed = taxLines(lines, given);
  if (JSON.stringify(taxed) !== JSON.stringify(taxAgain(lines, given))) return 'computed otherwise';
  for (const line of taxed) {
    if (Math.min(line.taxablePaise, line.cgstPaise, line.igstPaise) < 0) return 'below zero';
    const value = line.grossPaise - line.discountPaise + line.chargePaise;
    if (line.taxablePaise + taxOf(line) !== value) return 'a line does not add up';
  }
  const { couponDiscountPaise, chargesPaise } = given;
  const total = sum(lines.map((line) => line.grossPaise)) - couponDiscountPaise + chargesPaise;
  if (sum(taxed.map(whole)) !== total) return 'the lines are not the total';
  const rates = sumByRate(taxed);
  if (sum(rates.map(whole)) !== total) return 'the rates are not the total';
  return rates.every((one) => isRoundedOnce(one, given.kind))
    ? undefined
    : 'a rate was not rounded once';
}

function isRoundedOnce(rate: ReturnType<typeof sumByRate>[number], kind: TaxKind): boolean {
  const { cgstPaise, sgstPaise, igstPaise } = taxInside(whole(rate), rate.rate, kind);
  return (
    rate.cgstPaise === cgstPaise && rate.sgstPaise === sgstPaise && rate.igstPaise === igstPaise
  );
}

function whole(sums: Pick<TaxedLine, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>) {
  return sums.taxablePaise + taxOf(sums);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
