import type { AddedLineWire } from '#contract/reorder.ts';
import type { Language } from '#domain/language.ts';
import { rupeesToPaise } from '#domain/money.ts';
import type { Handler } from '#server/actions/context.ts';
import { refusalMessage } from '#server/messages/refusal-message.ts';
import {
  giveKeysBack,
  lockCart,
  putManyPacks,
  readPacksOfMany,
  type SlotChange,
  takeKeys,
} from '#server/queries/cart-many.ts';
import { CartPlan, type PlannedLine } from './cart-plan.ts';
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
    const keys = mode === 'add' ? lines.map((line) => line.idempotency_key) : [];
    const fresh = await takeKeys(tx, customer.id, keys.filter(isText));
    const planned = lines.map((line, i) => {
      const place = { productId: line.product_id, slot: slotOf(line.type) };
      const key = keys[i];
      // It was added before, and only its answer was lost; or the same line comes twice.
      if (key !== undefined && !fresh.delete(key)) return { ...place, added: 0 };
      const wish = {
        ...place,
        packSize: line.set_qty,
        packs: line.packs,
        seenPricePaise:
          line.selling_price === undefined ? undefined : rupeesToPaise(line.selling_price),
      };
      return plan.take(wish, mode);
    });
    const changes = plan.changes();
    const written = await putManyPacks(tx, customer.id, changes);
    const results = planned.map((one, i): AddedLineWire => {
      const { product_id, type } = lines[i] ?? { product_id: 0, type: 'variant1' };
      return { product_id, type, ...resultOf(one, written, caller.language) };
    });
    const refused = keys.filter((_, i) => results[i]?.code !== undefined);
    await giveKeysBack(tx, customer.id, refused.filter(isText));
    const done = results.filter((line) => line.code === undefined).length;
    const newLines = changes.filter((change) => change.before === 0 && written.has(keyOf(change)));
    return {
      message: `${done} of ${lines.length} lines added.`,
      lines: results,
      count: cartSize + newLines.length,
    };
  });

function isText(key: string | undefined): key is string {
  return key !== undefined;
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
