import type { TaxRateWire } from '#contract/console/invoices.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import {
  countRates,
  deleteRate,
  keepRate,
  maxRates,
  readTaxRates,
  type TaxRateRow,
} from '#server/queries/invoices/tax-rates.ts';

const refuse = consoleRefusalsOf('saveTaxRate');

function rateWire(row: TaxRateRow): TaxRateWire {
  return { ...wireFields(row, ['id', 'hsn', 'from']), rate: row.rate / 100 };
}

export const listTaxRates: ConsoleHandler<'listTaxRates'> = async ({ db }) => ({
  rates: (await readTaxRates(db)).map(rateWire),
});

export const saveTaxRate: ConsoleHandler<'saveTaxRate'> = ({ db, audit }, { hsn, rate, from }) =>
  db.transaction(async (tx) => {
    const { before, after } = await keepRate(tx, { hsn, from, rate: Math.round(rate * 100) });
    // More would not be read: an invoice would be written at an older rate.
    if (before === undefined && (await countRates(tx)) > maxRates) {
      throw refuse(
        'too-many',
        `There is room for ${maxRates} rates. Please delete old ones first.`,
      );
    }
    if (before !== after.rate) {
      await audit(tx, `GST rate of ${hsn} from ${from}`, {
        ...(before === undefined ? {} : { before: { rate: before / 100 } }),
        after: { rate },
      });
    }
    return { rate: rateWire(after) };
  });

export const deleteTaxRate: ConsoleHandler<'deleteTaxRate'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    const { hsn, from, rate } = existing(await deleteRate(tx, id), 'rate');
    await audit(tx, `GST rate of ${hsn} from ${from}`, { before: { rate: rate / 100 } });
    return { message: `The rate of ${hsn} from ${from} is deleted.` };
  });
