import type { Refusal } from '#contract/refusal.ts';
import type { Refuse } from '#contract/refuse.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { maxUnitsTyped } from '#domain/limits.ts';
import {
  type CountedReason,
  maxStockUnits,
  type StockMove,
  stockMove,
} from '#domain/stock/stock.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { belowPromised } from '#server/messages/below-promised.ts';
import { moveStock } from '#server/queries/stock/move-stock.ts';
import { type Promised, readPromised } from '#server/queries/stock/promised-units.ts';
import { lockStocks, notifyCatalogue } from '#server/queries/stock/stock-ledger.ts';

type Lines = { product_id: number; units: number }[];
type Why = { reason: CountedReason; note: string };

const wrongUnits = {
  restock: 'Goods in are 1 unit or more.',
  count: 'A count is 0 units or more.',
  'counter-sale': 'A sale is 1 unit or more.',
  'write-off': 'What is written off is 1 unit or more.',
} as const satisfies Record<CountedReason, string>;

/** Books the units of these products, or refuses the first line that cannot be. */
export async function bookStock(
  refuse: Refuse<'too-little-stock' | 'wrong-units' | 'below-promised'>,
  { operator, audit }: OperatorContext,
  tx: OperatorContext['db'],
  lines: Lines,
  { reason, note }: Why,
) {
  const known = await holdProducts(tx, lines, reason);
  const tooMany = new Set(lines.filter(isTooMany).map((line) => line.product_id));
  for (const { product_id, units } of reason === 'count' ? addedUp(lines) : lines) {
    const product = known.get(product_id);
    if (!product) throw refuse('not-found', 'There is no such product.', { product_id });
    if (tooMany.has(product_id)) {
      const most = groupDigits(maxUnitsTyped);
      throw refuse('wrong-units', `${product.name}: at most ${most} units.`, { product_id });
    }
    const held = { stock: product.stock + product.units, promised: product.promised.units };
    const move = stockMove(reason, units, held);
    if ('refused' in move) throw refusedMove(refuse, move.refused, product, reason);
    product.units += move.units;
  }
  // Every line moves its product but a count that confirms the stock: that one is kept as well.
  const moved = [...known.values()];
  await moveStock(tx, new Map(moved.map(({ id, units }) => [id, units])), {
    ...{ reason, note, actor: { kind: 'operator', id: operator.id } },
  });
  for (const { id, stock, units } of moved) {
    await audit(tx, `product ${id}`, {
      before: { stock },
      after: { stock: stock + units, units, reason, ...(note ? { note } : {}) },
    });
  }
  await notifyCatalogue(tx);
  return moved.map(({ id, stock, units }) => ({
    ...{ product_id: id, units, stock: stock + units },
  }));
}

type HeldProduct = { id: number; name: string; stock: number; units: number; promised: Promised };

/** The products of these lines, held until the transaction ends; what is promised only where it is counted. */
async function holdProducts(
  tx: OperatorContext['db'],
  lines: Lines,
  reason: CountedReason,
): Promise<Map<number, HeldProduct>> {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const locked = await lockStocks(tx, ids);
  // Only now: whoever places, edits or cancels an order of these products waits from here on.
  const promises = reason === 'count' ? await readPromised(tx, ids) : undefined;
  return new Map(
    locked.map((row) => {
      const promised = promises?.get(row.id) ?? { units: 0, orders: [] };
      return [row.id, { ...row, units: 0, promised }];
    }),
  );
}

function refusedMove(
  refuse: Parameters<typeof bookStock>[0],
  refused: Extract<StockMove, { refused: unknown }>['refused'],
  { id: product_id, name, stock, promised }: HeldProduct,
  reason: CountedReason,
): Refusal {
  if (refused === 'too-little-stock') {
    return refuse(refused, `Only ${stock} unit(s) left of ${name}.`, { product_id, stock });
  }
  if (refused === 'below-promised') {
    const extra = { product_id, promised: promised.units, orders: promised.orders };
    return refuse(refused, `${name}: ${belowPromised(promised)}`, extra);
  }
  const tooMuch = `There can be at most ${maxStockUnits} units of ${name}.`;
  const message = refused === 'too-much-stock' ? tooMuch : wrongUnits[reason];
  return refuse('wrong-units', message, { product_id });
}

function isTooMany({ units }: Lines[number]): boolean {
  return Math.abs(units) > maxUnitsTyped;
}

/** What was counted of a product in several places is one count. */
function addedUp(lines: Lines): Lines {
  if (lines.some((line) => line.units < 0)) return lines; // refused as it stands
  const units = new Map<number, number>();
  for (const line of lines) {
    units.set(line.product_id, (units.get(line.product_id) ?? 0) + line.units);
  }
  return [...units].map(([product_id, sum]) => ({ product_id, units: sum }));
}
