import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Audience } from '#domain/notifications/audience.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { findProductName } from '#server/queries/notifications/notification-batches.ts';

/** Whom the fields mean, with the name that it had. */
export async function audienceOf(
  db: Db,
  input: ParsedConsoleInput<'countRecipients'>,
): Promise<Audience> {
  if (input.to === 'all') return { kind: 'all' };
  if (input.to === 'route') return { kind: 'route', name: input.route };
  if (input.to === 'city') return { kind: 'city', name: input.city };
  if (input.to === 'customer') {
    const customer = existing(await findCustomer(db, input.customer_id ?? 0), 'customer');
    return { kind: 'customer', id: customer.id, name: customer.firmName };
  }
  const id = input.product_id ?? 0;
  const name = await findProductName(db, id);
  if (name === undefined) throw new Refusal('not-found', 'There is no such product.');
  return { kind: 'buyers', id, name };
}
