import type { Refuse } from '#contract/refuse.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { hasNewContact } from '#server/queries/customers/contact-changes.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';

/** The customer whom this operator may give a link to set a PIN, and whether the address is new. */
export async function customerForLink(
  refuse: Refuse<'blocked' | 'contact-changed'>,
  { operator }: OperatorContext,
  tx: OperatorContext['db'],
  id: number,
) {
  const customer = existing(await findCustomer(tx, id), 'customer');
  if (customer.blockedAt) {
    throw refuse('blocked', 'This customer is blocked. Let the customer in again first.');
  }
  const isNewContact = await hasNewContact(tx, id);
  if (isNewContact && operator.role !== 'owner') {
    throw refuse(
      'contact-changed',
      'The e-mail or phone of this customer changed less than 24 hours ago. Until then only an owner can send a PIN link.',
    );
  }
  return { customer, isNewContact };
}
