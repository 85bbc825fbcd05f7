import { createHash } from 'node:crypto';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { Refuse } from '#contract/refuse.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { accountPath } from '#domain/notifications/page-paths.ts';
import { giveBack } from '#server/actions/payments/give-back.ts';
import { keyReused, type ReceiptFacts, takeMoney } from '#server/actions/payments/take-money.ts';
import type { OperatorContext } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { readAccountBalance } from '#server/queries/ledger/accounts.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { findReceiptByKey, type ReceiptRow } from '#server/queries/payments/receipts.ts';
import { askedKey } from './asked-key.ts';
import { payTargets } from './pay-targets.ts';

export type ReceiptInput = ParsedConsoleInput<'recordReceipt'>;

type Refuses = Refuse<
  'more-than-due' | 'more-than-paid' | 'reason-missing' | 'nothing' | 'key-reused' | 'series-full'
>;

/**
 * One receipt of a customer whose account is held, told to them and noted; a key that was used for the very same
 * gives the receipt that it has kept.
 */
export async function keepReceipt(
  refuse: Refuses,
  context: OperatorContext,
  tx: Db,
  input: ReceiptInput,
): Promise<ReceiptRow> {
  const { customer_id: customerId } = input;
  const key = askedKey(input.idempotency_key);
  const requestHash = hashOf(input);
  const known = await findReceiptByKey(tx, key);
  if (known) {
    if (known.requestHash === requestHash) return known;
    throw keyReused(refuse);
  }
  const receipt = await keep(refuse, context, tx, input, { key, requestHash });
  const balancePaise = await readAccountBalance(tx, customerId);
  await notify(tx, [
    {
      customerId,
      news: {
        kind: 'receipt',
        ...{ number: receipt.number ?? '', amountPaise: receipt.amountPaise, balancePaise },
      },
      path: accountPath,
    },
  ]);
  await context.audit(tx, `customer ${customerId}`, {
    after: {
      ...{ receipt: receipt.number, amount: input.amount, method: input.method },
      ...{ reference: input.reference, reason: input.reason },
      balance: paiseToRupees(balancePaise),
    },
  });
  return receipt;
}

async function keep(
  refuse: Refuses,
  { operator }: Pick<OperatorContext, 'operator'>,
  tx: Db,
  input: ReceiptInput,
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

function hashOf({ idempotency_key: _, ...asked }: ReceiptInput): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
