import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { emptyBin, lockBin } from '#server/queries/returns/bins.ts';

const refuse = consoleRefusalsOf('writeOffBin');

export const writeOffBin: ConsoleHandler<'writeOffBin'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const { product_id, condition, units, expected, note } = input;
    const bin = { productId: product_id, condition };
    const before = await lockBin(tx, bin);
    if (before === undefined) {
      throw refuse('not-found', 'Nothing of this has come back.', { product_id });
    }
    if (expected !== undefined && expected !== before) {
      const message = `The bin has changed meanwhile: ${before} unit(s) are in it now.`;
      throw refuse('changed-elsewhere', message, { product_id, units: before });
    }
    if (units > before) {
      throw refuse('too-few', `Only ${before} unit(s) are in this bin.`, { units: before });
    }
    await emptyBin(tx, { ...bin, units, note, operatorId: operator.id });
    const left = before - units;
    await audit(tx, `product ${product_id}`, {
      before: { bin: condition, units: before },
      after: { bin: condition, units: left, note },
    });
    return { product_id, condition, units: left };
  });
