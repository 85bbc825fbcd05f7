import { type PackRoom, refusePacks } from '#domain/cart/cart-rules.ts';
import { maxPacksPerChange } from '#domain/limits.ts';
import { picker as t } from '#web/messages/en/cart.ts';

/** Why the cart cannot hold as many packs as were typed; undefined where one request can try. */
export function refuseTyped(
  typed: string,
  { held, room }: { held: number; room: PackRoom },
): string | undefined {
  if (!/^\d+$/.test(typed)) return t.wholePacks;
  const packs = Number(typed);
  // Fewer than before are never too many, even where the limit or the stock has fallen.
  const refusal = packs > held ? refusePacks(room, packs) : undefined;
  if (refusal === 'over-limit') {
    const most = Math.floor(room.maxUnits / room.packSize);
    return t.packsLimit(most, most * room.packSize);
  }
  if (refusal === 'too-little-stock') return t.left(room.stock);
  if (Math.abs(packs - held) > maxPacksPerChange) return t.atOnce(maxPacksPerChange);
  return undefined;
}
