import { expect, test } from 'vitest';
import { eInvoiceFaults } from '#domain/e-invoice/e-invoice-faults.ts';
import { eInvoiceOf } from '#domain/e-invoice/e-invoice-json.ts';
import type { EInvoicePaper, EInvoiceParty } from '#domain/e-invoice/e-invoice-paper.ts';
import { creditOfUnits } from '#domain/invoices/credit-value.ts';
import { sumTaxes, taxLines, taxOf } from '#domain/tax/invoice-tax.ts';
import { lawfulRates } from '#domain/tax/tax-rates.ts';
import { unitCodes } from '#domain/tax/unit-codes.ts';
import { portalFaults } from './e-invoice-faults.ts';
import { type Random, randomFrom } from './random.ts';
import { rounds } from './rounds.ts';

const seller: EInvoiceParty = {
  ...{ name: 'Doon Wholesale', address: '14 Gandhi Road', city: 'Dehradun', pincode: '248001' },
  ...{ state: 'Uttarakhand', gstin: '05AADCD4821K1ZS', phone: '98765 43210', email: 'a@b.example' },
};

const buyers: readonly EInvoiceParty[] = [
  { ...seller, name: 'Negi "General" Store', address: `12\\4,\nRajpur ${'Road '.repeat(60)}` },
  {
    ...{ name: 'लुधियाना मेडिकल', address: '4', city: 'Ludhiana', pincode: '141001', email: '' },
    ...{ state: 'Punjab', gstin: '03AADCD4821K1ZW', phone: 'none' },
  },
];

// 100,000 of them in `npm run test:all`.
test('random invoices and credit notes have the form and the sums that the portal asks', () => {
  const seed = Number(process.env.SEED ?? 20_261_119);
  const random = randomFrom(seed);
  for (let n = 0; n < rounds(100_000, 2_000); n += 1) {
    const paper = randomPaper(random);
    expect(eInvoiceFaults(paper)).toEqual([]);
    const faults = portalFaults([eInvoiceOf(paper)]);
    if (faults.length > 0) expect.fail(`seed ${seed}, paper ${n}: ${faults.join('; ')}`);
  }
});

function randomPaper(random: Random): EInvoicePaper {
  const buyer = random.pick(buyers);
  const place = random.pick([seller.state, buyer.state]);
  const goods = Array.from({ length: random.between(1, 12) }, () => {
    const units = random.between(1, random.chance(0.2) ? 99_999 : 480);
    const grossPaise = units * random.between(1, random.chance(0.1) ? 5_000_00 : 200_00);
    return { units, grossPaise, rate: random.pick(lawfulRates) };
  });
  const gross = goods.reduce((sum, line) => sum + line.grossPaise, 0);
  const taxed = taxLines(goods, {
    couponDiscountPaise: Math.floor(gross * random.pick([0, 0, 0.1, random(), 1])),
    chargesPaise: random.pick([0, random.between(0, 500_00)]),
    kind: place === seller.state ? 'within-state' : 'between-states',
  });
  const isNote = random.chance(0.3);
  const lines = taxed.map((line, i) => {
    const { units = 1 } = goods[i] ?? {};
    const back = random.between(1, units);
    const part = {
      ...line,
      units,
      ...creditOfUnits({ ...line, units }, back),
    };
    return {
      ...{ name: random.pick(['Neem "Face" Wash\n100 ml', 'Ox']), uqc: random.pick(unitCodes) },
      hsn: random.pick(['3304', '330499', '33049990']),
      ...(isNote ? { ...part, units: back, discountPaise: 0 } : { ...line, units }),
    };
  });
  const sums = sumTaxes(lines);
  return {
    ...{ type: isNote ? 'CRN' : 'INV', number: 'INV/26-27/000012', day: '2026-10-04' },
    ...{ seller, buyer, placeOfSupply: place, lines },
    totalPaise: sums.taxablePaise + taxOf(sums),
    original: isNote ? { number: 'INV/26-27/000001', day: '2026-09-30' } : undefined,
  };
}
