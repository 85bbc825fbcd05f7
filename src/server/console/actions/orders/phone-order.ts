import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { badField } from '#server/messages/bad-input.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import type { NamedLine } from '#server/queries/orders/place-order.ts';

const refuse = consoleRefusalsOf('previewOrderFor');

type Lines = ParsedConsoleInput<'previewOrderFor'>['lines'];

/** Each pack of a product once. */
export function namedLines(lines: Lines): NamedLine[] {
  const named = new Set(lines.map((line) => `${line.product_id} ${line.slot}`));
  if (named.size < lines.length) throw badField('lines', 'must not name a pack twice');
  return lines.map(({ product_id, slot, packs }) => ({ productId: product_id, slot, packs }));
}

export async function refuseCustomer(db: OperatorContext['db'], id: number): Promise<void> {
  const customer = existing(await findCustomer(db, id), 'customer');
  if (customer.blockedAt) throw refuse('blocked', 'This customer is blocked.');
}

export const notForSale = 'This product is not for sale in this pack.';
