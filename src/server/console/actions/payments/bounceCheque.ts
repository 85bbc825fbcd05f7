import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { accountPath } from '#domain/notifications/page-paths.ts';
import { mayChequeBecome } from '#domain/payments/receipts.ts';
import { bounce } from '#server/actions/payments/bounce.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { lockAccount, readAccountBalance } from '#server/queries/ledger/accounts.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { findReceipt, lockCheques } from '#server/queries/payments/receipts.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';
import { receiptWire } from './receipt-wire.ts';

const refuse = consoleRefusalsOf('bounceCheque');

export const bounceCheque: ConsoleHandler<'bounceCheque'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const { customerId } = existing(await findReceipt(tx, input.receipt_id), 'receipt').receipt;
    await lockAccount(tx, customerId);
    const [receipt] = await lockCheques(tx, [input.receipt_id]);
    const state = receipt?.chequeState;
    if (!receipt || !state) throw refuse('wrong-state', 'This was not paid by cheque.');
    if (!mayChequeBecome(state, 'bounced')) {
      throw refuse('wrong-state', `This cheque has ${state} already.`, { state });
    }
    const chargePaise =
      input.charge === undefined
        ? (await readSettings(tx)).bounceChargePaise
        : rupeesToPaise(input.charge);
    const { reason } = input;
    await bounce(refuse, tx, receipt, { reason, chargePaise, operatorId: operator.id });
    const balancePaise = await readAccountBalance(tx, customerId);
    await notify(tx, [
      {
        customerId,
        news: {
          kind: 'cheque-bounced',
          ...{ reference: receipt.reference, amountPaise: receipt.amountPaise },
          ...{ chargePaise, balancePaise },
        },
        path: accountPath,
      },
    ]);
    await audit(tx, `customer ${customerId}`, {
      before: { cheque: receipt.number, state },
      after: {
        ...{ state: 'bounced', reason, charge: paiseToRupees(chargePaise) },
        balance: paiseToRupees(balancePaise),
      },
    });
    const after = existing(await findReceipt(tx, receipt.id), 'receipt');
    return { receipt: receiptWire(after), balance: paiseToRupees(balancePaise) };
  });
