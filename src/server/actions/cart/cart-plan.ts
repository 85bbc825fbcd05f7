import type { RefusalParams } from '#contract/refusal.ts';
import type { AddedLineWire } from '#contract/reorder.ts';
import { refusePacks } from '#domain/cart/cart-rules.ts';
import { maxLines } from '#domain/limits.ts';
import type { PackOfMany, SlotChange } from '#server/queries/cart/cart-many.ts';
import { packRefusalText } from './pack-refused.ts';

type Wish = {
  productId: number;
  slot: number;
  packSize: number;
  packs: number;
  /** What the customer saw, where the client tells. */
  seenPricePaise: number | undefined;
};

type LineCode = NonNullable<AddedLineWire['code']>;
type Refused<Code> = { code: Code; message: string; params: RefusalParams };
type PlanCode = Exclude<LineCode, 'changed-elsewhere' | 'key-reused'>;
type Planned<Code> = { productId: number; slot: number; added: number } | Refused<Code>;

export type PlannedLine = Planned<LineCode>;

type Slot = PackOfMany & { target: number; seenPricePaise: number };

const maxPaise = 2_147_483_647;

/** What a cart is to hold, line after line: each sees what the ones before it have taken. */
export class CartPlan {
  #slots: Slot[];
  #cartSize: number;

  constructor(rows: readonly PackOfMany[], cartSize: number) {
    this.#slots = rows.map((row) => ({
      ...row,
      target: row.packs,
      seenPricePaise: row.pricePaise,
    }));
    this.#cartSize = cartSize;
  }

  /** A line goes in whole, or not at all. */
  take(wish: Wish, mode: 'add' | 'set'): Planned<PlanCode> {
    const { productId, slot, packSize } = wish;
    const slots = this.#slots.filter((one) => one.productId === productId);
    if (slots.length === 0)
      return refused('not-found', 'This product was not found.', { what: 'product' });
    const pack = slots.find((one) => one.slot === slot && one.size === packSize);
    if (!pack) return refused('no-such-pack', 'This pack is not offered any more.');
    const before = pack.target;
    const target = mode === 'add' ? before + wish.packs : wish.packs;
    if (target > before) {
      const no = this.#refuse(pack, slots, target);
      if (no) return no;
    }
    if (before === 0) {
      this.#cartSize += 1;
      const seen = wish.seenPricePaise ?? pack.pricePaise;
      pack.seenPricePaise = seen <= maxPaise ? seen : pack.pricePaise;
    }
    pack.target = target;
    return { productId, slot, added: target - before };
  }

  /** Takes out all of it, before lines say anew what the cart is to hold. */
  empty(): void {
    for (const slot of this.#slots) {
      if (slot.target > 0) this.#cartSize -= 1;
      slot.target = 0;
    }
  }

  /** What differs from the cart, in the order in which rows are locked everywhere. */
  changes(): SlotChange[] {
    return this.#slots
      .filter((slot) => slot.target !== slot.packs)
      .map(({ productId, slot, packs, target, seenPricePaise }) => ({
        ...{ productId, slot, before: packs, packs: target, seenPricePaise },
      }));
  }

  #refuse(pack: Slot, slots: readonly Slot[], target: number): Refused<PlanCode> | undefined {
    if (pack.hidden) return refused('not-for-sale', 'This product is not for sale any more.');
    const room = {
      packSize: pack.size,
      maxUnits: pack.maxUnits,
      stock: pack.stock,
      otherUnits: slots.reduce((sum, one) => sum + (one === pack ? 0 : one.target * one.size), 0),
    };
    const code = refusePacks(room, target);
    if (code) return refused(code, packRefusalText(code, room), { ...room });
    if (pack.target === 0 && this.#cartSize >= maxLines) {
      return refused('cart-full', `A cart holds at most ${maxLines} different packs.`);
    }
    return undefined;
  }
}

function refused(code: PlanCode, message: string, params: RefusalParams = {}): Refused<PlanCode> {
  return { code, message, params };
}
