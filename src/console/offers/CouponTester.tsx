import { type FormEvent, useState } from 'react';
import { textOf } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/api.ts';
import { couponTexts as t } from '#console/messages/offers.ts';
import { CustomerSearch, type FoundCustomer } from '#console/parts/CustomerSearch.tsx';
import formStyles from '#console/parts/form.module.css';
import { formatRupees } from '#console/parts/money.ts';
import { Panel } from '#console/parts/Panel.tsx';
import { useSubmit } from '#console/use-submit.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ChosenCustomer } from './ChosenCustomer.tsx';
import styles from './CouponForm.module.css';

type Result = ConsoleOutput<'tryCoupon'>;
type CouponTesterProps = { code: string; isChanged: boolean };

/** What the coupon would take off for a customer's cart, or an amount. */
export function CouponTester({ code, isChanged }: CouponTesterProps) {
  const [customer, setCustomer] = useState<FoundCustomer>();
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<string>();
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const amount = textOf(event.currentTarget, 'amount') || undefined;
    setResult(undefined);
    if (!customer && amount === undefined) return setError(t.testerMissing);
    setError(undefined);
    const given = { code, customer_id: customer?.id, amount };
    submit(async () => setResult(await consoleCall('tryCoupon', given)));
  }

  return (
    <Panel title={t.tester}>
      <p className={styles.text}>{isChanged ? t.testerUnsaved : t.testerText}</p>
      <form className={formStyles.form} noValidate onSubmit={onSubmit}>
        {customer ? (
          <ChosenCustomer customer={customer} onChange={() => setCustomer(undefined)} />
        ) : (
          <CustomerSearch label={t.customer} onChoose={setCustomer} />
        )}
        <Field
          name="amount"
          label={t.amount}
          hint={t.amountHint}
          inputMode="decimal"
          maxLength={10}
          error={error}
        />
        <Button type="submit" look="secondary" aria-disabled={pending}>
          {t.try}
        </Button>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {result && <Verdict result={result} />}
      </form>
    </Panel>
  );
}

function Verdict({ result }: { result: Result }) {
  const { valid, discount, total, message, amount_needed } = result;
  if (valid) {
    return (
      <Notice tone="success">{t.takesOff(formatRupees(discount), formatRupees(total))}</Notice>
    );
  }
  return (
    <Notice tone="info">
      {t.refused(message)}
      {amount_needed !== undefined && ` ${t.needed(formatRupees(amount_needed))}`}
    </Notice>
  );
}
