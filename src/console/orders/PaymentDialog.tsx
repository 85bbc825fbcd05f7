import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { randomKey } from '#client/random-key.ts';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { methodNames, orderTexts as t } from '#console/messages/orders.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payments/payments.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './PaymentDialog.module.css';

type PaymentDialogProps = {
  orderId: number;
  kind: 'take' | 'give-back';
  /** In rupees; what the amount is at first. */
  most: number;
  onClose: () => void;
};

const fieldTexts = {
  amount: { missing: t.amountWrong, wrong: t.amountWrong },
  reason: { missing: t.reasonMissing },
};

/** The buttons that name a method keep it: a payment in full takes two taps. Enter keeps nothing. */
export function PaymentDialog({ orderId, kind, most, onClose }: PaymentDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  // One per dialog: a second try after a lost answer is kept once.
  const [key] = useState(randomKey);
  const { errors, check, show, clear } = useFieldErrors(fieldTexts);
  const [typed, setTyped] = useState(false);
  const [offered, setOffered] = useState(most);
  // Until something is typed the amount follows what others take meanwhile.
  if (!typed && offered !== most) setOffered(most);
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!form.current || !code.startsWith('more-than')) return false;
    show(form.current, { amount: message });
    return true;
  });
  const givesBack = kind === 'give-back';
  // What is wrong in a field comes before what the server said to an earlier try.
  const wrong = errors.amount ?? errors.reason;

  function record(method: PaymentMethod) {
    const fields = form.current;
    if (!fields || pending) return;
    const amount = Number(textOf(fields, 'amount'));
    const tooMuch = givesBack ? t.onlyPaid : t.onlyDue;
    if (!check(fields, amount > most ? { amount: tooMuch(formatRupees(most)) } : {})) return;
    submit(async () => {
      await consoleCall('recordPayment', {
        order_id: orderId,
        amount: givesBack ? -amount : amount,
        method,
        reference: textOf(fields, 'reference'),
        reason: givesBack ? textOf(fields, 'reason') : '',
        idempotency_key: key,
      });
      await revalidate();
      onClose();
    });
  }

  return (
    <Dialog
      title={givesBack ? t.giveBack : t.takeTitle}
      closeLabel={shellTexts.close}
      onClose={onClose}
    >
      <form
        ref={form}
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={(event) => event.preventDefault()}
        onChange={(event) => {
          setTyped(true);
          clear(event);
        }}
      >
        {failure !== undefined && !wrong && <Notice tone="danger">{failure}</Notice>}
        <Field
          key={offered}
          name="amount"
          label={t.amountField}
          inputMode="decimal"
          pattern="\d{1,9}(\.\d{1,2})?"
          defaultValue={offered.toFixed(2)}
          hint={givesBack ? t.paidSoFar(formatRupees(most)) : t.dueNow(formatRupees(most))}
          autoComplete="off"
          required
          error={errors.amount}
        />
        {givesBack ? (
          <Field name="reason" label={t.reason} maxLength={300} required error={errors.reason} />
        ) : (
          <Field name="reference" label={t.reference} hint={t.referenceHint} maxLength={100} />
        )}
        <fieldset className={styles.methods}>
          <legend className={`caption ${styles.legend}`}>
            {givesBack ? t.methodBack : t.method}
          </legend>
          {paymentMethods.map((method) => (
            <Button
              key={method}
              look="secondary"
              aria-disabled={pending}
              onClick={() => record(method)}
            >
              {methodNames[method]}
            </Button>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
