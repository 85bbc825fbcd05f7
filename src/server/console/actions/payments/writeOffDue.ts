import { createHash } from 'node:crypto';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { keyReused, takeMoney } from '#server/actions/payments/take-money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import { lockAccount, readAccountBalance } from '#server/queries/ledger/accounts.ts';
import { findReceiptByKey, type ReceiptRow } from '#server/queries/payments/receipts.ts';
import { payTargets } from './pay-targets.ts';
import { receiptMadeWire } from './receipt-wire.ts';

const refuse = consoleRefusalsOf('writeOffDue');

export const writeOffDue: ConsoleHandler<'writeOffDue'> = ({ db, operator, audit }, input) =>
  db.transaction(async (tx) => {
    const { id: customerId } = existing(await lockAccount(tx, input.customer_id), 'customer');
    const idempotencyKey = `written off ${input.idempotency_key}`;
    const requestHash = hashOf(input);
    const known = await findReceiptByKey(tx, idempotencyKey);
    if (known) {
      if (known.requestHash !== requestHash) throw keyReused(refuse);
      return answer(tx, known);
    }
    const { receipt } = await takeMoney(
      refuse,
      tx,
      {
        ...{ customerId, kind: 'write-off', method: null, reason: input.reason },
        ...{ amountPaise: rupeesToPaise(input.amount), operatorId: operator.id },
        ...{ idempotencyKey, requestHash },
      },
      await payTargets(tx, customerId, [input]),
    );
    await audit(tx, `customer ${customerId}`, {
      after: { written_off: input.amount, receipt: receipt.number, reason: input.reason },
    });
    return answer(tx, receipt);
  });

function hashOf({ idempotency_key: _, ...asked }: ParsedConsoleInput<'writeOffDue'>): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

async function answer(tx: Db, receipt: ReceiptRow) {
  const balance = paiseToRupees(await readAccountBalance(tx, receipt.customerId));
  const { amountPaise } = receipt;
  return { receipt: receiptMadeWire({ ...receipt, allocatedPaise: amountPaise }), balance };
}
