import { createHash } from 'node:crypto';
import type { ParsedInput } from '#contract/index.ts';
import type { Refuse } from '#contract/refuse.ts';
import type { CartLine } from '#server/queries/cart/cart.ts';

type Choice = ParsedInput<'insertOrder'>;

/** What was submitted and the cart it was submitted for: a retry has the same. */
export function fingerprint(choice: Choice, lines: readonly CartLine[]): string {
  return `${hashChoice(choice)} ${hashLines(lines)}`;
}

/**
 * The order that a key has placed, for a retry after a lost answer. The cart is empty then; one
 * that has other things in it means that the key is being used for another checkout.
 */
export function sameOrder(
  refuse: Refuse<'key-reused'>,
  order: { id: number; requestHash: string },
  choice: Choice,
  lines: readonly CartLine[],
): number {
  const [choiceHash, linesHash] = order.requestHash.split(' ');
  const sameCart = lines.length === 0 || hashLines(lines) === linesHash;
  if (sameCart && hashChoice(choice) === choiceHash) return order.id;
  const { id } = order;
  const message = `This checkout has already placed order #${id}.`;
  throw refuse('key-reused', message, { order_id: id }, { id });
}

function hashChoice(choice: Choice): string {
  const { cart_items: _items, billing_info: _billing, ...told } = choice;
  return hash(JSON.stringify(Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

function hashLines(lines: readonly CartLine[]): string {
  const parts = lines.map((line) => [line.productId, line.slot, line.packs].join(':'));
  return hash(parts.toSorted().join(' '));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
