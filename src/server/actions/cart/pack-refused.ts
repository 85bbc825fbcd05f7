import { Refusal } from '#contract/refusal.ts';
import type { PackRefusal } from '#domain/cart-rules.ts';

export function packRefused(
  code: PackRefusal,
  given: { stock: number; maxUnits: number },
  name?: string,
): Refusal {
  const message =
    code === 'over-limit'
      ? `You can order at most ${given.maxUnits} unit(s) of one pack.`
      : `Only ${given.stock} unit(s) left.`;
  return new Refusal(code, name === undefined ? message : `${name}: ${message}`);
}
