import { operatorRefusal } from '#contract/refuse.ts';
import { registrationApprovedText } from '#domain/notification-texts.ts';
import type { Services } from '#server/actions/context.ts';
import { shopNameOf } from '#server/jobs/sender.ts';
import { insertCustomer, lockOpenRequest, markApproved } from '#server/queries/customers.ts';
import { notify } from '#server/queries/notifications.ts';

/** What the operator adds to a request, which holds name, e-mail, phone and address. */
export type NewCustomerDetails = {
  firmName: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  distanceKm: number;
};

/** Makes the customer of an open request: a notice to begin with, and a link to set the PIN. */
export async function approveRegistration(
  { db, jobs, catalogue }: Services,
  requestId: number,
  details: NewCustomerDetails,
): Promise<number> {
  await jobs.ready();
  return db.transaction(async (tx) => {
    const request = await lockOpenRequest(tx, requestId);
    if (!request) throw operatorRefusal('not-found', 'There is no open request with this number.');
    const { name: ownerName, phone: mobile, email, address } = request;
    const customerId = await insertCustomer(tx, { ...details, ownerName, mobile, email, address });
    if (customerId === undefined) {
      throw operatorRefusal(
        'already-customer',
        'A customer has this phone number or e-mail already.',
      );
    }
    await markApproved(tx, requestId);
    const text = registrationApprovedText(shopNameOf(catalogue.current().shop.settings));
    await notify(tx, [{ customerId, text }]);
    // A key of its own: whoever pressed 'Forgot PIN' before being a customer still gets the link.
    const sent = await jobs.send(tx, 'reset-pin-mail', { email }, `welcome ${customerId}`);
    if (!sent) throw new Error(`The link for customer ${customerId} could not be queued.`);
    return customerId;
  });
}
