import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { isOnCredit } from '#domain/customers/credit.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { lockCustomer } from '#server/queries/customers/console-customers.ts';
import { readCredit, setCreditPass } from '#server/queries/customers/credit.ts';
import { customerCreditWire } from './customer-wire.ts';

const refuse = consoleRefusalsOf('passCredit');

export const passCredit: ConsoleHandler<'passCredit'> = ({ db, audit }, input) => {
  const { customer_id, until = null, orders, reason } = input;
  if (until !== null && until < dayInIndia(new Date().toISOString())) {
    throw refuse('day-past', 'This day is over: please choose today or a later one.');
  }
  return db.transaction(async (tx) => {
    const customer = existing(await lockCustomer(tx, customer_id), 'customer');
    if (customer.forgottenAt || !isOnCredit(customer)) {
      throw refuse('no-credit', 'No credit was agreed with this customer: every order passes.');
    }
    const { creditPassUntil, creditPassOrders } = customer;
    await setCreditPass(tx, customer_id, { creditPassUntil: until, creditPassOrders: orders });
    await audit(tx, `credit of customer ${customer_id}`, {
      about: customer_id,
      before: { pass_until: creditPassUntil, pass_orders: creditPassOrders },
      after: { pass_until: until, pass_orders: orders, reason },
    });
    const credit = existing(await readCredit(tx, customer_id), 'customer');
    return { credit: customerCreditWire(credit) };
  });
};
