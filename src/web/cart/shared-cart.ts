import { quickOrderPath } from '#web/paths/paths.ts';
import type { CartLine } from './cart-line.ts';

type Shared = Pick<CartLine, 'sku' | 'packSize' | 'packs'>;

/** The address under which quick order shows these goods to whoever opens it; undefined: it cannot. */
export function sharedCartPath(lines: readonly Shared[]): string | undefined {
  if (lines.some((line) => line.sku === undefined)) return undefined;
  const rows = lines.map(({ sku, packSize, packs }) => `${sku}\t${packSize}\t${packs}`);
  const cart = ['sku\tset_qty\tpacks', ...rows].join('\n');
  return `${quickOrderPath}?${new URLSearchParams({ cart })}`;
}
