import { z } from 'zod';
import { count, id, isoTime, numberField, optionalText, wholeNumber } from '#contract/fields.ts';
import { actorKinds } from '#domain/actor.ts';
import { maxLines } from '#domain/limits.ts';
import { countedReasons, maxStockUnits, stockReasons } from '#domain/stock/stock.ts';
import { defineConsoleAction } from './define.ts';
import { cursor, idempotencyKey, limit, nextCursor } from './fields.ts';

/** How many are too many is said with the product's name, by whoever books them. */
const units = numberField(/^-?\d{1,15}$/, 'must be a whole number of units');
const reason = z.enum(countedReasons);
const note = optionalText(200);
const change = { product_id: id, units };
const refusals = ['too-little-stock', 'wrong-units', 'below-promised'] as const;
const stockNow = z.object({ product_id: z.int(), units: z.int(), stock: count });

export const changeStock = defineConsoleAction({
  summary:
    'Moves stock: `restock` adds units, `counter-sale` and `write-off` take them out, `count` says what stands on the shelf, with the units of orders that have not left the shop.',
  access: 'stock',
  input: z.object({
    ...change,
    /** What the person saw, of a count on the shelf (`stock` + `promised`), otherwise the stock: another by now, nothing is booked. */
    expected: wholeNumber(0, maxStockUnits).optional(),
    reason,
    note,
  }),
  output: stockNow,
  refusals: [...refusals, 'changed-elsewhere'],
  example: {
    input: { product_id: 12, units: 48, reason: 'restock', note: 'Bill 1182' },
    output: { product_id: 12, units: 48, stock: 908 },
  },
});

export const changeStocks = defineConsoleAction({
  summary: 'A whole sheet of goods in, counted, sold or written off: all of its lines or none.',
  access: 'stock',
  input: z.object({
    lines: z
      .array(z.object(change), 'must be a list of lines')
      .min(1, 'must have at least one line')
      .max(maxLines, `must have at most ${maxLines} lines`),
    reason,
    note,
    idempotency_key: idempotencyKey,
  }),
  output: z.object({ lines: z.array(stockNow), repeated: z.boolean() }),
  refusals: [...refusals, 'key-reused'],
  example: {
    input: {
      ...{ lines: [{ product_id: 12, units: 48 }], reason: 'restock', note: 'Bill 1182' },
      idempotency_key: '0f343b09',
    },
    output: { lines: [{ product_id: 12, units: 48, stock: 908 }], repeated: false },
  },
});

const movement = z.object({
  id: z.int(),
  at: isoTime,
  /** Signed: what leaves the shop is negative. */
  units: z.int(),
  /** The stock after it. */
  balance: z.int(),
  reason: z.enum(stockReasons),
  order_id: z.int().nullable(),
  actor: z.enum(actorKinds).nullable(),
  actor_name: z.string(),
  note: z.string(),
});

export type MovementWire = z.output<typeof movement>;

export const listStockMovements = defineConsoleAction({
  summary: 'The ledger of a product, the latest movement first, with the stock after each.',
  access: 'stock',
  input: z.object({ product_id: id, cursor, limit }),
  output: z.object({
    movements: z.array(movement),
    next: nextCursor,
    stock: count,
    initial_stock: count,
  }),
  example: {
    input: { product_id: 12 },
    output: {
      movements: [
        {
          ...{ id: 77, at: '2026-10-02T09:30:00.000Z', units: 48, balance: 908 },
          ...{ reason: 'restock', order_id: null, actor: 'operator', actor_name: 'Asha' },
          note: 'Bill 1182',
        },
      ],
      ...{ next: null, stock: 908, initial_stock: 500 },
    },
  },
});
