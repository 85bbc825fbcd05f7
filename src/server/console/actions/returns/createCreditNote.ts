import { createHash } from 'node:crypto';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { type CreditNoteRow, findNoteByKey } from '#server/queries/invoices/credit-notes.ts';
import { findInvoice } from '#server/queries/invoices/invoices.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import { takeBack } from './take-back.ts';

const refuse = consoleRefusalsOf('createCreditNote');

type Input = ParsedConsoleInput<'createCreditNote'>;

/** What comes back of one invoice comes one after another: account and order are held, as for all that moves money. */
export const createCreditNote: ConsoleHandler<'createCreditNote'> = async (context, input) => {
  const { lines, settle, reason, reason_hi: reasonHi } = input;
  if (settle === 'replacement' && lines.some(({ condition }) => condition === 'price')) {
    throw refuse('price-replaced', 'A price difference is credited: no goods can replace it.');
  }
  const key = `asked ${input.idempotency_key}`;
  const requestHash = hashOf(input);
  return context.db.transaction(async (tx) => {
    const { invoice } = existing(await findInvoice(tx, input.invoice_id), 'invoice');
    await lockAccount(tx, invoice.customerId);
    const order = existing(await lockOrder(tx, invoice.orderId), 'order');
    const known = await findNoteByKey(tx, key);
    if (known) return answer(sameNote(known, requestHash));
    const wanted = lines.map(({ line_id, condition, units, amount, batch }) => ({
      ...{ lineId: line_id, condition, units, batch },
      amountPaise: amount === undefined ? undefined : rupeesToPaise(amount),
    }));
    const asked = { wanted, settle, reason, reasonHi, key, requestHash };
    return answer(await takeBack(refuse, context, tx, { invoice, order }, asked));
  });
};

function hashOf({ idempotency_key: _, ...asked }: Input): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}

function sameNote(known: CreditNoteRow, requestHash: string): CreditNoteRow {
  if (known.requestHash === requestHash) return known;
  throw refuse('key-reused', `This key has already written ${known.number}.`, {
    credit_note_id: known.id,
  });
}

export function answer({ id, number, totalPaise, replacementOrderId }: CreditNoteRow) {
  const credit_note = { id, number, total: paiseToRupees(totalPaise) };
  return { credit_note, order_id: replacementOrderId };
}
