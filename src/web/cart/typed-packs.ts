import { type PackRoom, refusePacks } from '#domain/cart/cart-rules.ts';
import { maxPacksPerChange } from '#domain/limits.ts';
import type { PickerMessages } from '#web/messages/use-picker-messages.ts';

/** Why the cart cannot hold as many packs as were typed; undefined where one request can try. */
export function refuseTyped(
  typed: string,
  { held, room, texts }: { held: number; room: PackRoom; texts: PickerMessages['picker'] },
): string | undefined {
  if (!/^\d+$/.test(typed)) return texts.wholePacks;
  const packs = Number(typed);
  // Fewer than before are never too many, even where the limit or the stock has fallen.
  const refusal = packs > held ? refusePacks(room, packs) : undefined;
  if (refusal === 'over-limit') {
    const most = Math.floor(room.maxUnits / room.packSize);
    return texts.packsLimit(most, most * room.packSize);
  }
  if (refusal === 'too-little-stock') return texts.left(room.stock);
  if (Math.abs(packs - held) > maxPacksPerChange) return texts.atOnce(maxPacksPerChange);
  return undefined;
}
