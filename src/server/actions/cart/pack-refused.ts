import type { Refuse } from '#contract/refuse.ts';
import type { PackRefusal } from '#domain/cart/cart-rules.ts';

type Given = { stock: number; maxUnits: number };

export function packRefusalText(code: PackRefusal, given: Given): string {
  return code === 'over-limit'
    ? `You can order at most ${given.maxUnits} unit(s) of one pack.`
    : `Only ${given.stock} unit(s) left.`;
}

export function packRefused(
  refuse: Refuse<PackRefusal>,
  code: PackRefusal,
  given: Given,
  name?: string,
  extra?: Record<string, unknown>,
) {
  const message = packRefusalText(code, given);
  const params = { ...given, name };
  return refuse(code, name === undefined ? message : `${name}: ${message}`, extra, params);
}
