import { approveRegistration as approve } from '#server/actions/account/approve-registration.ts';
import { profileFromWire } from '#server/actions/account/profile-wire.ts';
import { similarWire } from '#server/console/actions/customers/customer-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';

export const approveRegistration: ConsoleHandler<'approveRegistration'> = async (
  context,
  { id, customer },
) => {
  const customerId = await approve(context, id, profileFromWire(customer), (tx, newId) =>
    context.audit(tx, `registration ${id}`, {
      about: newId,
      after: { customer_id: newId, ...customer },
    }),
  );
  const named = { id: customerId, gstNumber: customer.gst_number };
  return { customer_id: customerId, similar: await similarWire(context.db, named) };
};
