import type { CashHolderWire, HandoverWire } from '#contract/console/cash.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { CashHolder, readHandovers } from '#server/queries/payments/cash.ts';

export function holderWire({ name, paise, since, ...row }: CashHolder): CashHolderWire {
  return {
    ...wireFields(row, ['operatorId', 'receipts', 'handovers']),
    ...{ operator: name, cash: paiseToRupees(paise) },
    since: since === null ? null : new Date(since).toISOString(),
  };
}

type Named = Awaited<ReturnType<typeof readHandovers>>[number];

export function handoverWire({ handover, name, takerName }: Named): HandoverWire {
  return {
    ...wireFields(handover, ['id', 'operatorId', 'note']),
    at: handover.createdAt.toISOString(),
    ...{ operator: name, taken_by: takerName },
    expected: paiseToRupees(handover.expectedPaise),
    counted: paiseToRupees(handover.countedPaise),
  };
}
