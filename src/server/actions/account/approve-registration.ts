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
  const approved = await db.transaction(async (tx) => {
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
    return { customerId, email };
  });
  await jobs.send('reset-pin-mail', { email: approved.email }, approved.email.toLowerCase());
  return approved.customerId;
}
