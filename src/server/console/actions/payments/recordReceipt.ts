import { createHash } from 'node:crypto';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { accountPath } from '#domain/notifications/page-paths.ts';
import { giveBack } from '#server/actions/payments/give-back.ts';
import { keyReused, type ReceiptFacts, takeMoney } from '#server/actions/payments/take-money.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import { readAccountBalance } from '#server/queries/ledger/accounts.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import {
  findReceiptByKey,
  lockAccount,
  type ReceiptRow,
} from '#server/queries/payments/receipts.ts';
import { payTargets } from './pay-targets.ts';
import { paidWire, receiptMadeWire } from './receipt-wire.ts';
import { refuseRefund } from './refuse-refund.ts';

const refuse = consoleRefusalsOf('recordReceipt');

type Input = ParsedConsoleInput<'recordReceipt'>;

/** The customer's account is held, so that two receipts at once never pay more than is due. */
export const recordReceipt: ConsoleHandler<'recordReceipt'> = async (context, input) =>
  context.db.transaction(async (tx) => {
    refuseRefund(context.operator, input.amount);
    const customer = existing(await lockAccount(tx, input.customer_id), 'customer');
    const key = `asked ${input.idempotency_key}`;
    const requestHash = hashOf(input);
    const known = await findReceiptByKey(tx, key);
    if (known) return answer(tx, sameReceipt(known, requestHash));
    const receipt = await keep(context, tx, input, { key, requestHash });
    const balancePaise = await readAccountBalance(tx, customer.id);
    await notify(tx, [
      {
        customerId: customer.id,
        news: {
          kind: 'receipt',
          ...{ number: receipt.number ?? '', amountPaise: receipt.amountPaise, balancePaise },
        },
        path: accountPath,
      },
    ]);
    await context.audit(tx, `customer ${customer.id}`, {
      after: {
        ...{ receipt: receipt.number, amount: input.amount, method: input.method },
        ...{ reference: input.reference, reason: input.reason },
        balance: paiseToRupees(balancePaise),
      },
    });
    return answer(tx, receipt);
  });

async function keep(
  { operator }: Pick<OperatorContext, 'operator'>,
  tx: Db,
  input: Input,
  { key, requestHash }: { key: string; requestHash: string },
): Promise<ReceiptRow> {
  const { customer_id: customerId, method, reference, reason, bank, cheque_date } = input;
  const amountPaise = rupeesToPaise(input.amount);
  if (amountPaise === 0) throw refuse('nothing', 'Please enter an amount.');
  const facts = {
    ...{ customerId, method, amountPaise, reference, reason, bank },
    ...{ operatorId: operator.id, idempotencyKey: key, requestHash },
  };
  if (amountPaise < 0) {
    if (reason === '') throw refuse('reason-missing', 'Please say why money is given back.');
    return giveBack(refuse, tx, { ...facts, kind: 'refund' });
  }
  const cheque = {
    chequeDate: cheque_date ?? null,
    chequeState: method === 'cheque' ? 'held' : null,
  } satisfies Partial<ReceiptFacts>;
  const wanted = input.allocations && (await payTargets(tx, customerId, input.allocations));
  const { receipt } = await takeMoney(refuse, tx, { ...facts, ...cheque, kind: 'receipt' }, wanted);
  return receipt;
}

function hashOf({ idempotency_key: _, ...asked }: Input): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

/** A retry after a lost answer: the receipt that the key has kept. */
function sameReceipt(known: ReceiptRow, requestHash: string): ReceiptRow {
  if (known.requestHash === requestHash) return known;
  throw keyReused(refuse);
}

async function answer(tx: Db, receipt: ReceiptRow) {
  const { id, customerId } = receipt;
  const row = (await findReceiptByKey(tx, receipt.idempotencyKey)) ?? receipt; // with what it paid
  return {
    receipt: receiptMadeWire(row),
    paid: await paidWire(tx, id),
    balance: paiseToRupees(await readAccountBalance(tx, customerId)),
  };
}
