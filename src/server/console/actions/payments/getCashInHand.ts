import { paiseToRupees } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readCashHolders, readHandovers, readHeldEntries } from '#server/queries/payments/cash.ts';
import { handoverWire, holderWire } from './cash-wire.ts';

export const getCashInHand: ConsoleHandler<'getCashInHand'> = async ({ db }) => ({
  holders: (await readCashHolders(db)).map(holderWire),
  handovers: (await readHandovers(db)).map(handoverWire),
});

export const getMyCash: ConsoleHandler<'getMyCash'> = async ({ db, operator }) => {
  const { id, name } = operator;
  const [mine] = await readCashHolders(db, id);
  const nothing = { operatorId: id, name, paise: 0, receipts: 0, handovers: 0, since: null };
  const entries = await readHeldEntries(db, id);
  return {
    mine: holderWire(mine ?? nothing),
    entries: entries.map(({ at, receiptId, from, number, paise }) => ({
      ...{ at: at.toISOString(), receipt_id: receiptId, from, number: number ?? '' },
      amount: paiseToRupees(paise),
    })),
    handovers: (await readHandovers(db, { of: id }, 10)).map(handoverWire),
  };
};
