import { useState } from 'react';
import { randomKey } from '#client/random-key.ts';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { formatRupees } from '#console/components/money.ts';
import { Select } from '#console/components/Select.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { moneyTexts as t } from '#console/messages/receipts.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { OpenBillWire } from '#contract/console/receipt-list.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { keyOf } from './allocation-draft.ts';
import { billAge, billName } from './bill-words.ts';

type WriteOffDialogProps = {
  customerId: number;
  bills: readonly OpenBillWire[];
  onDone: (receipt: ConsoleOutput<'writeOffDue'>['receipt']) => Promise<void>;
  onClose: () => void;
};

/** Gives up what is due of one bill, or a part of it. */
export function WriteOffDialog({ customerId, bills, onDone, onClose }: WriteOffDialogProps) {
  const [key] = useState(randomKey);
  const [chosen, setChosen] = useState(() => (bills[0] ? keyOf(bills[0]) : ''));
  const bill = bills.find((one) => keyOf(one) === chosen);
  const form = useCallForm({
    texts: {
      amount: { missing: t.amountWrong, wrong: t.amountWrong },
      reason: { missing: t.reasonMissing },
    },
    refusals: { 'more-than-due': 'amount' },
    async onSend(fields) {
      if (!bill) return;
      const { receipt } = await consoleCall('writeOffDue', {
        customer_id: customerId,
        ...(bill.bill_id === null ? { order_id: bill.order_id ?? 0 } : { bill_id: bill.bill_id }),
        amount: Number(textOf(fields, 'amount')),
        reason: textOf(fields, 'reason'),
        idempotency_key: key,
      });
      await onDone(receipt);
    },
  });
  return (
    <Dialog title={t.writeOffTitle} closeLabel={shellTexts.close} onClose={onClose}>
      <CallForm form={form} label={t.write} sending={t.saving} look="danger" wide>
        <Select
          label={t.bill}
          value={chosen}
          options={bills.map((one) => ({
            id: keyOf(one),
            name: `${billName(one)} · ${formatRupees(one.due)} · ${billAge(one)}`,
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Field
          key={chosen}
          name="amount"
          label={t.amount}
          inputMode="decimal"
          pattern="\d{1,9}(\.\d{1,2})?"
          autoComplete="off"
          required
          defaultValue={bill?.due.toFixed(2)}
          error={form.errors.amount}
        />
        <Field name="reason" label={t.reason} maxLength={300} required error={form.errors.reason} />
      </CallForm>
    </Dialog>
  );
}
