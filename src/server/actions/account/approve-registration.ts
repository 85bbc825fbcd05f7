import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { Services } from '#server/actions/context.ts';
import { shopNameOf } from '#server/jobs/sender.ts';
import {
  type CustomerValues,
  insertCustomer,
  markApproved,
} from '#server/queries/customers/customers.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { openRequest } from './open-request.ts';

const refuse = consoleRefusalsOf('approveRegistration');

/** What the operator adds to a request, which holds name, e-mail, phone and address, or corrects. */
type NewCustomerDetails = {
  firmName: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  distanceKm: number;
} & Partial<CustomerValues>;

/** Makes the customer of an open request: a notice to begin with, and a link to set the PIN. */
export async function approveRegistration(
  { db, jobs, catalogue }: Services,
  requestId: number,
  details: NewCustomerDetails,
  kept: (tx: Services['db'], customerId: number) => Promise<void> = async () => {},
): Promise<number> {
  await jobs.ready();
  return db.transaction(async (tx) => {
    const request = await openRequest(refuse, tx, requestId);
    const { name: ownerName, phone: mobile, address, language } = request;
    const email = details.email ?? request.email;
    const customerId = await insertCustomer(tx, {
      ownerName,
      mobile,
      address,
      language,
      ...details,
      email,
    });
    if (customerId === undefined) {
      throw refuse('already-customer', 'A customer has this phone number or e-mail already.');
    }
    await markApproved(tx, requestId, customerId);
    const shopName = shopNameOf(catalogue.current().shop.settings);
    await notify(tx, [{ customerId, news: { kind: 'registration-approved', shopName } }]);
    // An operator hands it over.
    if (email === '') {
      await kept(tx, customerId);
      return customerId;
    }
    // A key of its own: whoever pressed 'Forgot PIN' before being a customer still gets the link.
    const sent = await jobs.send(tx, 'reset-pin-mail', { email }, `welcome ${customerId}`);
    if (!sent) throw new Error(`The link for customer ${customerId} could not be queued.`);
    await kept(tx, customerId);
    return customerId;
  });
}
