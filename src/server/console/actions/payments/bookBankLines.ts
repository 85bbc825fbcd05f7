import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { namesIn } from '#domain/payments/bank-match.ts';
import { isUncleared } from '#domain/payments/receipts.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import {
  findReceipt,
  findReceiptByKey,
  lockCheques,
  setChequeState,
} from '#server/queries/payments/receipts.ts';
import { askedKey } from './asked-key.ts';
import { bankKey } from './bank-key.ts';
import { keepReceipt } from './keep-receipt.ts';

const refuse = consoleRefusalsOf('bookBankLines');

type Line = ParsedConsoleInput<'bookBankLines'>['lines'][number];
type Outcome = 'booked' | 'cleared' | 'known';

/** A refusal tells which line it is about. */
function refuseLine(row: number): typeof refuse {
  return (code, message, extra = {}) => refuse(code, message, { ...extra, row });
}

/** All customers are held first, by their ids, so that two bookings never wait in a circle. */
export const bookBankLines: ConsoleHandler<'bookBankLines'> = (context, { lines }) =>
  context.db.transaction(async (tx) => {
    const ids = new Set<number>();
    for (const [row, line] of lines.entries()) ids.add(await customerOf(tx, line, row));
    for (const id of [...ids].sort((a, b) => a - b)) {
      if (await lockAccount(tx, id)) continue;
      const row = lines.findIndex(({ customer_id }) => customer_id === id);
      throw refuseLine(row)('not-found', 'There is no such customer.');
    }
    const told = { booked: 0, cleared: 0, known: 0 };
    let totalPaise = 0;
    for (const [row, line] of lines.entries()) {
      const outcome =
        line.receipt_id === undefined
          ? await book(context, tx, line, row)
          : await clear(context, tx, line.receipt_id, row);
      told[outcome] += 1;
      if (outcome !== 'known') totalPaise += rupeesToPaise(line.amount);
    }
    return { ...told, total: paiseToRupees(totalPaise) };
  });

async function customerOf(tx: Db, { customer_id, receipt_id }: Line, row: number) {
  if (customer_id !== undefined) return customer_id;
  const found = receipt_id === undefined ? undefined : await findReceipt(tx, receipt_id);
  if (!found) throw refuseLine(row)('not-found', 'There is no such cheque.');
  return found.receipt.customerId;
}

async function book(context: OperatorContext, tx: Db, line: Line, row: number): Promise<Outcome> {
  const { customer_id = 0, date: day, text, reference, nth, method, amount } = line;
  const amountPaise = rupeesToPaise(amount);
  const idempotency_key = bankKey({ day, text, reference, nth, amountPaise });
  if (await findReceiptByKey(tx, askedKey(idempotency_key))) return 'known';
  await keepReceipt(refuseLine(row), context, tx, {
    ...{ customer_id, amount, method, idempotency_key, bank: '', reason: '' },
    // By which it is known again: the bank's own number, or else what the line says.
    reference: reference || (namesIn(line).references[0] ?? text).slice(0, 100),
  });
  return 'booked';
}

/** The bank has paid a cheque. */
async function clear(
  { audit }: OperatorContext,
  tx: Db,
  receiptId: number,
  row: number,
): Promise<Outcome> {
  const [cheque] = await lockCheques(tx, [receiptId]);
  if (cheque?.chequeState === 'cleared') return 'known';
  if (!cheque || !isUncleared(cheque.chequeState)) {
    throw refuseLine(row)('wrong-state', 'This cheque has bounced.');
  }
  await setChequeState(tx, [receiptId], 'cleared');
  await audit(tx, `customer ${cheque.customerId}`, {
    before: { cheque: cheque.number, state: cheque.chequeState },
    after: { state: 'cleared' },
  });
  return 'cleared';
}
