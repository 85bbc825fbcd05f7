import { useState } from 'react';
import { randomKey } from '#client/random-key.ts';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { formatRupees } from '#console/components/money.ts';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { moneyTexts as t } from '#console/messages/receipts.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Methods } from './TakeMoneyDialog.tsx';

type MoneyBackDialogProps = {
  customer: { id: number; firm_name: string };
  /** In rupees: most that can be given back. */
  most: number;
  onDone: (receipt: ConsoleOutput<'recordReceipt'>['receipt']) => Promise<void>;
  onClose: () => void;
};

/** A customer's credit goes back, with a reason. */
export function MoneyBackDialog({ customer, most, onDone, onClose }: MoneyBackDialogProps) {
  const [key] = useState(randomKey);
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const form = useCallForm({
    texts: {
      amount: { missing: t.amountWrong, wrong: t.amountWrong },
      reason: { missing: t.reasonMissing },
    },
    refusals: { nothing: 'amount', 'more-than-paid': 'amount', 'reason-missing': 'reason' },
    async onSend(fields) {
      const { receipt } = await consoleCall('recordReceipt', {
        ...{ customer_id: customer.id, amount: -Number(textOf(fields, 'amount')), method },
        reference: textOf(fields, 'reference'),
        reason: textOf(fields, 'reason'),
        idempotency_key: key,
      });
      await onDone(receipt);
    },
  });
  return (
    <Dialog title={t.backTitle(customer.firm_name)} closeLabel={shellTexts.close} onClose={onClose}>
      <CallForm form={form} label={t.giveBack} sending={t.saving} wide>
        <Field
          name="amount"
          label={t.amount}
          inputMode="decimal"
          pattern="\d{1,9}(\.\d{1,2})?"
          autoComplete="off"
          required
          defaultValue={most.toFixed(2)}
          hint={t.mostBack(formatRupees(most))}
          error={form.errors.amount}
        />
        <Field name="reason" label={t.reason} maxLength={300} required error={form.errors.reason} />
        <Methods label={t.methodBack} method={method} onChoose={setMethod} />
        <Field name="reference" label={t.reference[method]} maxLength={100} autoComplete="off" />
      </CallForm>
    </Dialog>
  );
}
