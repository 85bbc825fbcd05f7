import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { pickOrder as pick } from '#server/actions/orders/pick-order.ts';
import { totalsWire } from '#server/actions/orders/totals-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { type LockedLine, lockOrder } from '#server/queries/orders/change-order.ts';

const refuse = consoleRefusalsOf('pickOrder');

/** What was found of an order; who may not see prices is not told what it comes to. */
export const pickOrder: ConsoleHandler<'pickOrder'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const order = existing(await lockOrder(tx, input.id), 'order');
    const { before, after, totals, version } = await pick(refuse, tx, order, {
      version: input.version,
      picks: input.lines.map(({ line_id: lineId, picked, reason, reason_hi: reasonHi }) => ({
        ...{ lineId, picked, reason, reasonHi },
      })),
      actor: { kind: 'operator', id: operator.id },
    });
    if (version !== order.version) {
      const changed = before.filter((line, i) => line.packs !== after[i]?.packs);
      const rowsOf = (lines: readonly LockedLine[]) =>
        lines.filter(({ id }) => changed.some((line) => line.id === id)).map(lineWire);
      await audit(tx, `order ${order.id}`, {
        before: { total_to_pay: totalsWire(order).total_to_pay, picked: rowsOf(before) },
        after: { total_to_pay: totalsWire(totals).total_to_pay, picked: rowsOf(after) },
      });
    }
    return {
      version,
      lines: after.map(lineWire),
      ...(operator.may('prices') ? { totals: totalsWire(totals) } : {}),
    };
  });

function lineWire({ id, packs, missingPacks, missingReason }: LockedLine) {
  return { line_id: id, picked: packs, missing: missingPacks, reason: missingReason };
}
