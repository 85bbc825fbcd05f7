import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { billingInfoOf } from '#server/actions/orders/billing-info.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readStandings } from '#server/queries/customers/console-customers.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import {
  cleanOrders,
  countOpenOrders,
  deleteCart,
  deleteKeptValues,
  deleteTraces,
  lockLeaving,
  replaceProfile,
} from '#server/queries/customers/forget-customer.ts';
import { customerWire } from './customer-wire.ts';

const refuse = consoleRefusalsOf('forgetCustomer');

export const forgetCustomer: ConsoleHandler<'forgetCustomer'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    // Before the customer is locked, as placing an order does: whoever comes second waits.
    await deleteCart(tx, id);
    const leaving = await lockLeaving(tx, id);
    if (!leaving || leaving.forgottenAt) throw refuse('not-found', 'There is no such customer.');
    const open = await countOpenOrders(tx, id);
    if (open > 0) {
      throw refuse(
        'open-orders',
        `Not finished yet: ${open === 1 ? '1 order' : `${open} orders`}. Deliver or cancel first.`,
      );
    }
    const standing = (await readStandings(tx, [id])).get(id);
    if (standing && standing.duePaise !== 0) {
      throw refuse(
        'has-dues',
        'The account is not settled yet: record or give back what is due first.',
      );
    }
    await deleteTraces(tx, leaving);
    await replaceProfile(tx, id);
    await deleteKeptValues(tx, id);
    // Without what it was before: the log would remember it for ever.
    await audit(tx, `customer ${id}`, { after: { forgotten: true } });
    const after = await findCustomer(tx, id);
    if (!after) throw new Error('A customer that was forgotten is gone.');
    await cleanOrders(tx, id, billingInfoOf(after));
    return { customer: await customerWire(tx, after) };
  });
