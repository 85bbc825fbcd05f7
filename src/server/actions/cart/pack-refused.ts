import type { Refuse } from '#contract/refuse.ts';
import type { PackRefusal } from '#domain/cart-rules.ts';

export function packRefused(
  refuse: Refuse<PackRefusal>,
  code: PackRefusal,
  given: { stock: number; maxUnits: number },
  name?: string,
  extra?: Record<string, unknown>,
) {
  const message =
    code === 'over-limit'
      ? `You can order at most ${given.maxUnits} unit(s) of one pack.`
      : `Only ${given.stock} unit(s) left.`;
  return refuse(code, name === undefined ? message : `${name}: ${message}`, extra);
}
