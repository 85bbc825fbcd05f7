import type { ParsedInput } from '#contract/index.ts';
import type { AddedLineWire } from '#contract/reorder.ts';
import type { Language } from '#domain/india/language.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { Handler } from '#server/actions/context.ts';
import { refusalMessage } from '#server/messages/refusal-message.ts';
import { giveKeysBack, type KeyedChange, takeKeys } from '#server/queries/cart/cart-keys.ts';
import {
  lockCart,
  putManyPacks,
  readPacksOfMany,
  type SlotChange,
} from '#server/queries/cart/cart-many.ts';
import { CartPlan, type PlannedLine } from './cart-plan.ts';
import { changeText, isReused, keyReused } from './change-key.ts';
import { slotOf } from './slot-of.ts';

const changedElsewhere = {
  code: 'changed-elsewhere',
  message: 'Your cart is being changed elsewhere. Please try again.',
  params: {},
} as const;

export const addManyToCart: Handler<'addManyToCart'> = (
  { db, customer, caller },
  { lines, mode },
) =>
  db.transaction(async (tx) => {
    const cartSize = await lockCart(tx, customer.id);
    const productIds = [...new Set(lines.map((line) => line.product_id))];
    const plan = new CartPlan(await readPacksOfMany(tx, customer.id, productIds), cartSize);
    const wishes = lines.map(wishOf);
    const keyed = wishes.map((wish) => (mode === 'add' ? keyedChange(wish) : undefined));
    const keys = await takeKeys(tx, customer.id, keyed.filter(isDefined));
    const firstOf = new Map<string, PlannedLine>();
    const planned = wishes.map((wish, i): PlannedLine => {
      const change = keyed[i];
      if (!change) return plan.take(wish, mode);
      if (keys.fresh.delete(change.key)) {
        const line = plan.take(wish, mode);
        firstOf.set(change.key, line);
        return line;
      }
      if (isReused(keys, change)) return { ...keyReused, params: {} };
      // The same line comes twice: what became of the first goes for it too.
      const first = firstOf.get(change.key);
      if (first && 'code' in first) return first;
      // Or it was added before, and only its answer was lost.
      return { productId: wish.productId, slot: wish.slot, added: 0 };
    });
    const changes = plan.changes();
    const written = await putManyPacks(tx, customer.id, changes);
    const results = planned.map((one, i): AddedLineWire => {
      const { product_id, type } = lines[i] ?? { product_id: 0, type: 'variant1' };
      return { product_id, type, ...resultOf(one, written, caller.language) };
    });
    const refused = keyed.filter((_, i) => ![undefined, 'key-reused'].includes(results[i]?.code));
    await giveKeysBack(
      tx,
      customer.id,
      refused.flatMap((change) => change?.key ?? []),
    );
    const done = results.filter((line) => line.code === undefined).length;
    const newLines = changes.filter((change) => change.before === 0 && written.has(keyOf(change)));
    return {
      message: `${done} of ${lines.length} lines added.`,
      lines: results,
      count: cartSize + newLines.length,
    };
  });

type Line = ParsedInput<'addManyToCart'>['lines'][number];

function wishOf(line: Line) {
  return {
    productId: line.product_id,
    slot: slotOf(line.type),
    packSize: line.set_qty,
    packs: line.packs,
    seenPricePaise:
      line.selling_price === undefined ? undefined : rupeesToPaise(line.selling_price),
    key: line.idempotency_key,
  };
}

function keyedChange({ key, ...wish }: ReturnType<typeof wishOf>): KeyedChange | undefined {
  return key === undefined ? undefined : { key, change: changeText({ ...wish, by: wish.packs }) };
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function resultOf(
  line: PlannedLine,
  written: ReadonlySet<string>,
  language: Language,
): Pick<AddedLineWire, 'added' | 'code' | 'message'> {
  if (!('code' in line) && (line.added === 0 || written.has(keyOf(line)))) {
    return { added: line.added };
  }
  const refused = 'code' in line ? line : changedElsewhere;
  return { added: 0, code: refused.code, message: refusalMessage(language, refused) };
}

function keyOf({ productId, slot }: Pick<SlotChange, 'productId' | 'slot'>): string {
  return `${productId}/${slot}`;
}
