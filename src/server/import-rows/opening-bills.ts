import { dayInIndia } from '#domain/india/indian-time.ts';
import { readNewRows, readTargets } from '#server/queries/files/import-files.ts';
import {
  countTakenBills,
  insertOpeningBills,
  lockFileAccounts,
  reverseOpeningBills,
} from '#server/queries/files/import-opening-bills.ts';
import { type Move, movePayments } from '#server/queries/payments/receipts.ts';
import { eachRange } from './each-range.ts';
import { ChangedSince, type Writer } from './writer.ts';

/** Papers that are never changed: undone, they are balanced by others, as long as nothing has been paid of them. */
export const openingBills: Writer = {
  async apply({ tx, file, origin, done }) {
    await lockFileAccounts(tx, file.id);
    await eachRange(await readNewRows(tx, file.id), async (range) => {
      const rows = { fileId: file.id, ...range };
      if ((await countTakenBills(tx, rows)) > 0) throw new ChangedSince();
      await insertOpeningBills(tx, rows, origin.operatorId);
      done(range.count);
    });
  },
  async undo({ tx, file, origin, done }) {
    await lockFileAccounts(tx, file.id);
    const { operatorId } = origin;
    const day = dayInIndia(new Date().toISOString());
    const reason = `File ${file.id} undone`;
    let undone = 0;
    const customers = [...new Set(await readTargets(tx, file.id, 'added'))];
    await eachRange(customers, async (range) => {
      const by = { operatorId, day, reason };
      const reversals = await reverseOpeningBills(tx, { fileId: file.id, ...range }, by);
      await movePayments(
        tx,
        reversals.map(({ receiptId, billId, amountPaise }): Move => {
          const receipt = { id: receiptId, method: null, reference: '' };
          return { kind: 'bill', id: billId, receipt, amountPaise };
        }),
        operatorId,
      );
      undone += reversals.length;
      done(reversals.length);
    });
    if (undone < file.added) throw new ChangedSince();
  },
};
