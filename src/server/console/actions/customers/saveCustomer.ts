import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { customerFieldsWire, profileFromWire } from '#server/actions/account/profile-wire.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { isUniqueViolation } from '#server/db/constraint-violation.ts';
import { voidResetTokens } from '#server/queries/account/reset-tokens.ts';
import {
  type CustomerRow,
  findSameContact,
  lockCustomer,
  updateCustomer,
} from '#server/queries/customers/console-customers.ts';
import { findCustomer, insertCustomer } from '#server/queries/customers/customers.ts';
import { customerWire } from './customer-wire.ts';

const refuse = consoleRefusalsOf('saveCustomer');

type Tx = OperatorContext['db'];
type Input = ParsedConsoleInput<'saveCustomer'>;

export const saveCustomer: ConsoleHandler<'saveCustomer'> = async (context, input) => {
  const { db, jobs, audit } = context;
  await jobs.ready();
  return db.transaction(async (tx) => {
    const before = input.id === undefined ? undefined : await lockCustomer(tx, input.id);
    if (input.id !== undefined && (!before || before.forgottenAt))
      throw refuse('not-found', 'There is no such customer.');
    if (before) await refuseChanged(tx, before, input);
    const other = await findSameContact(tx, input, input.id ?? 0);
    if (other) throw alreadyCustomer(other.id);
    const id = before ? await change(context, tx, before, input) : await add(context, tx, input);
    const after = await findCustomer(tx, id);
    if (!after) throw new Error('A customer that was saved is gone.');
    await audit(tx, `customer ${id}`, {
      about: id,
      ...(before ? { before: customerFieldsWire(before) } : {}),
      after: customerFieldsWire(after),
    });
    return { customer: await customerWire(tx, after) };
  });
};

async function refuseChanged(tx: Tx, before: CustomerRow, { version }: Input): Promise<void> {
  if (version === undefined || version === before.version) return;
  throw refuse('changed-elsewhere', 'Someone has changed this customer meanwhile.', {
    customer: await customerWire(tx, before),
  });
}

async function change(
  { jobs }: OperatorContext,
  tx: Tx,
  { id, email, mobile, version }: CustomerRow,
  input: Input,
): Promise<number> {
  await updateCustomer(tx, id, profileFromWire(input)).catch((error: unknown) => {
    // Someone saved the same phone or e-mail since it was looked for.
    throw isUniqueViolation(error) ? alreadyCustomer() : error;
  });
  // A link to set the PIN may lie in a mailbox that is no longer the customer's.
  if (input.email !== email) await voidResetTokens(tx, id);
  // The database has noted it; the clock would tell of it within a minute.
  if (input.email !== email || input.mobile !== mobile) {
    await jobs.send(tx, 'contact-changes', {}, `contact of ${id} after ${version}`);
  }
  return id;
}

/** A customer made by hand gets the link to set a PIN, as an approved one does; without e-mail from an operator. */
async function add({ jobs }: OperatorContext, tx: Tx, input: Input): Promise<number> {
  const id = await insertCustomer(tx, profileFromWire(input));
  if (id === undefined) throw alreadyCustomer();
  if (input.email !== '') {
    await jobs.send(tx, 'reset-pin-mail', { email: input.email }, `welcome ${id}`);
  }
  return id;
}

function alreadyCustomer(customer_id?: number) {
  return refuse('already-customer', 'Another customer has this phone number or e-mail.', {
    ...(customer_id ? { customer_id } : {}),
  });
}
