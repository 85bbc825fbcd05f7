import { useState } from 'react';
import { randomKey } from '#client/random-key.ts';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { DayField } from '#console/components/DayField.tsx';
import { FormDialog } from '#console/components/FormDialog.tsx';
import form from '#console/components/form.module.css';
import { formatRupees } from '#console/components/money.ts';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { methodNames } from '#console/messages/orders.ts';
import { moneyTexts as t } from '#console/messages/receipts.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payments/payments.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Allocations } from './Allocations.tsx';
import { keyOf, oldestFirst, paiseTyped } from './allocation-draft.ts';
import styles from './Money.module.css';

type Money = ConsoleOutput<'getCustomerMoney'>;
type Made = ConsoleOutput<'recordReceipt'>['receipt'];

type TakeMoneyDialogProps = {
  customer: { id: number; firm_name: string };
  money: Money;
  onDone: (receipt: Made) => Promise<void>;
  onClose: () => void;
};

const fieldTexts = {
  amount: { missing: t.amountWrong, wrong: t.amountWrong },
  reference: { missing: t.referenceMissing },
};

/** Money of a customer: what it pays is shown, oldest due first, and can be changed line by line. */
export function TakeMoneyDialog({ customer, money, onDone, onClose }: TakeMoneyDialogProps) {
  const { bills } = money;
  const due = Math.max(money.balance, 0);
  // One per dialog: a second try after a lost answer is kept once.
  const [key] = useState(randomKey);
  const [amount, setAmount] = useState(due > 0 ? due.toFixed(2) : '');
  const [method, setMethod] = useState<PaymentMethod>('cash');
  /** As typed, by bill; undefined: oldest first. */
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>();
  const [isTouched, setTouched] = useState(false);
  const amountPaise = paiseTyped(amount) ?? 0;
  const usual = oldestFirst(amountPaise, bills);
  const partOf = (bill: Money['bills'][number]): number | undefined =>
    typed ? paiseTyped(typed.get(keyOf(bill)) || '0') : (usual.get(keyOf(bill)) ?? 0);
  const parts = bills.map((bill) => ({ bill, paise: partOf(bill) }));
  const restPaise = amountPaise - parts.reduce((sum, { paise = 0 }) => sum + paise, 0);
  const isWrong =
    restPaise < 0 ||
    parts.some(({ bill, paise }) => paise === undefined || paise > rupeesToPaise(bill.due));
  const call = useCallForm({
    texts: fieldTexts,
    refusals: { nothing: 'amount' },
    async onSend(fields) {
      if (isWrong) return;
      const allocations = parts.flatMap(({ bill, paise = 0 }) =>
        paise > 0
          ? [
              {
                ...(bill.bill_id === null
                  ? { order_id: bill.order_id ?? 0 }
                  : { bill_id: bill.bill_id }),
                amount: paiseToRupees(paise),
              },
            ]
          : [],
      );
      const { receipt } = await consoleCall('recordReceipt', {
        ...{ customer_id: customer.id, amount: paiseToRupees(amountPaise), method },
        reference: textOf(fields, 'reference'),
        ...(method === 'cheque' && {
          bank: textOf(fields, 'bank'),
          cheque_date: textOf(fields, 'cheque_date') || undefined,
        }),
        // What nobody changed the server does by what is due by then.
        ...(typed && { allocations }),
        idempotency_key: key,
      });
      await onDone(receipt);
    },
  });
  const hint = due > 0 ? t.dueNow(formatRupees(due)) : t.creditNow(formatRupees(-money.balance));
  return (
    <FormDialog
      title={t.takeTitle(customer.firm_name)}
      closeLabel={shellTexts.close}
      unsaved={isTouched ? [t.amount] : []}
      pending={call.pending}
      onClose={onClose}
    >
      {() => (
        <CallForm
          form={call}
          label={amountPaise > 0 ? t.save(formatPaise(amountPaise)) : t.take}
          sending={t.saving}
          wide
        >
          <Field
            name="amount"
            label={t.amount}
            inputMode="decimal"
            pattern="\d{1,9}(\.\d{1,2})?"
            autoComplete="off"
            required
            value={amount}
            hint={money.balance === 0 ? undefined : hint}
            error={call.errors.amount}
            onChange={({ target }) => {
              setTouched(true);
              setAmount(target.value);
            }}
          />
          <Methods label={t.method} method={method} onChoose={setMethod} />
          <div className={method === 'cheque' ? form.pair : undefined}>
            <Field
              name="reference"
              label={t.reference[method]}
              maxLength={100}
              autoComplete="off"
              required={method === 'cheque'}
              error={call.errors.reference}
            />
            {method === 'cheque' && (
              <Field name="bank" label={t.bank} maxLength={100} autoComplete="off" />
            )}
          </div>
          {method === 'cheque' && (
            <DayField name="cheque_date" label={t.chequeDate} defaultValue="" />
          )}
          {bills.length > 0 && (
            <Allocations
              parts={parts}
              typed={typed}
              restPaise={restPaise}
              onType={(bill, text) => {
                setTouched(true);
                const now = new Map(
                  typed ?? bills.map((one) => [keyOf(one), rupeesText(usual.get(keyOf(one)) ?? 0)]),
                );
                setTyped(now.set(keyOf(bill), text));
              }}
              onOldest={() => setTyped(undefined)}
            />
          )}
        </CallForm>
      )}
    </FormDialog>
  );
}

const rupeesText = (paise: number) => (paise === 0 ? '' : paiseToRupees(paise).toFixed(2));

type MethodsProps = {
  label: string;
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
};

/** One of four, a tap each. */
export function Methods({ label, method, onChoose }: MethodsProps) {
  return (
    <fieldset className={styles.methods}>
      <legend className={`caption ${styles.legend}`}>{label}</legend>
      {paymentMethods.map((one) => (
        <Button
          key={one}
          look="secondary"
          className={one === method ? styles.chosen : ''}
          aria-pressed={one === method}
          onClick={() => onChoose(one)}
        >
          {methodNames[one]}
        </Button>
      ))}
    </fieldset>
  );
}
