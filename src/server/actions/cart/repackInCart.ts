import { refusalsOf } from '#contract/refuse.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import {
  deleteSlots,
  lockCart,
  putManyPacks,
  readPacksOfMany,
} from '#server/queries/cart/cart-many.ts';
import { CartPlan } from './cart-plan.ts';
import { slotOf } from './slot-of.ts';
import { unitsBySlot } from './units-by-slot.ts';

const refuse = refusalsOf('repackInCart');

export const repackInCart: Handler<'repackInCart'> = ({ db, customer }, { product_id, packs }) =>
  db.transaction(async (tx) => {
    const cartSize = await lockCart(tx, customer.id);
    const rows = await readPacksOfMany(tx, customer.id, [product_id]);
    if (rows.length === 0) throw notFound('product');
    const wishes = packs.map((one) => ({
      ...{ productId: product_id, slot: slotOf(one.type), packSize: one.set_qty },
      ...{ packs: one.packs, seenPricePaise: undefined },
    }));
    const held = rows.reduce((sum, { size, packs }) => sum + unitsOf({ packSize: size, packs }), 0);
    // Never more units than there are, and never fewer: another phone may have changed them meanwhile.
    if (held !== wishes.reduce((sum, wish) => sum + unitsOf(wish), 0)) throw changedElsewhere();
    const plan = new CartPlan(rows, cartSize);
    plan.empty();
    for (const wish of wishes) {
      const planned = plan.take(wish, 'add');
      if ('code' in planned) throw refuse(planned.code, planned.message, {}, planned.params);
    }
    const changes = plan.changes();
    const gone = changes.filter((change) => change.packs === 0);
    const kept = changes.filter((change) => change.packs > 0);
    await deleteSlots(
      tx,
      customer.id,
      product_id,
      gone.map(({ slot }) => slot),
    );
    const written = await putManyPacks(tx, customer.id, kept);
    if (written.size < kept.length) throw changedElsewhere();
    const now = new Map(changes.map((change) => [change.slot, change.packs]));
    return {
      message: 'Cart updated.',
      ...unitsBySlot(rows.map((row) => ({ ...row, packs: now.get(row.slot) ?? row.packs }))),
    };
  });

function changedElsewhere() {
  return refuse('changed-elsewhere', 'Your cart is being changed elsewhere. Please try again.');
}
