import type { Handler } from '#server/actions/context.ts';
import { saveOrderMails } from '#server/queries/customers/customers.ts';

export const setOrderMails: Handler<'setOrderMails'> = async ({ db, customer }, { on }) => {
  await saveOrderMails(db, customer.id, on);
  return { message: 'Saved.' };
};
