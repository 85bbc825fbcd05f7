import { type FormEvent, useState } from 'react';
import { CustomerSearch, type FoundCustomer } from '#console/components/CustomerSearch.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { ChosenCustomer } from '#console/notifications/ChosenCustomer.tsx';
import type { DraftLine } from '#console/phone-order/draft.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CouponTester.module.css';
import { CouponVerdict } from './CouponVerdict.tsx';
import { type Test, type TestKind, testInput, testKinds, wrongIn } from './coupon-test.ts';
import { TestLines } from './TestLines.tsx';

type CouponTesterProps = { code: string; isChanged: boolean };

/** What the coupon would take off a customer's cart, products typed here, or an amount. */
export function CouponTester({ code, isChanged }: CouponTesterProps) {
  const [test, setTest] = useState<Test>({ kind: 'cart', lines: [], amount: '' });
  const [result, setResult] = useState<ConsoleOutput<'tryCoupon'>>();
  const [tried, setTried] = useState(false);
  const { pending, failure, submit } = useSubmit();
  const wrong = tried ? wrongIn(test) : undefined;

  /** What was found of the test before says nothing about this one. */
  function change(part: Partial<Test> | ((before: Test) => Partial<Test>)) {
    setResult(undefined);
    setTried(false);
    setTest((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChanged) return;
    setResult(undefined);
    setTried(true);
    const given = testInput(code, test);
    if (given) return submit(async () => setResult(await consoleCall('tryCoupon', given)));
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <Panel title={t.tester}>
      <p className="muted">{isChanged ? t.testerUnsaved : t.testerText}</p>
      <form className={`stack ${styles.form}`} noValidate onSubmit={onSubmit}>
        <div className={`stack ${styles.main}`}>
          <TestKinds chosen={test.kind} onChoose={(kind) => change({ kind })} />
          <TestCustomer test={test} error={wrong?.customer} onChoose={change} />
          {test.kind === 'lines' && (
            <TestLines
              customerId={test.customer?.id}
              lines={test.lines}
              error={wrong?.lines}
              onChange={(next: (lines: DraftLine[]) => DraftLine[]) =>
                change(({ lines }) => ({ lines: next(lines) }))
              }
            />
          )}
          {test.kind === 'amount' && (
            <Field
              name="amount"
              label={t.amount}
              inputMode="decimal"
              autoComplete="off"
              error={wrong?.amount}
              value={test.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          )}
          <Button
            className={styles.try}
            type="submit"
            look="secondary"
            aria-disabled={pending || isChanged}
          >
            {t.try}
          </Button>
        </div>
        <div className={`stack ${styles.verdict}`}>
          {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
          {result && <CouponVerdict result={result} />}
        </div>
      </form>
    </Panel>
  );
}

type TestKindsProps = { chosen: TestKind; onChoose: (kind: TestKind) => void };

function TestKinds({ chosen, onChoose }: TestKindsProps) {
  return (
    <div className={`wrap ${styles.kinds}`} role="radiogroup" aria-label={t.triedOn}>
      {testKinds.map((kind) => (
        <label key={kind} className={`row ${styles.kind}`}>
          <input
            type="radio"
            name="tried-on"
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
          />
          {t.triedOnNames[kind]}
        </label>
      ))}
    </div>
  );
}

type TestCustomerProps = {
  test: Test;
  error: string | undefined;
  onChoose: (part: { customer: FoundCustomer | undefined }) => void;
};

function TestCustomer({ test: { kind, customer }, error, onChoose }: TestCustomerProps) {
  if (customer) {
    return (
      <ChosenCustomer customer={customer} onChange={() => onChoose({ customer: undefined })} />
    );
  }
  return (
    <CustomerSearch
      label={kind === 'cart' ? t.customer : t.anyCustomer}
      error={error}
      onChoose={(chosen) => onChoose({ customer: chosen })}
    />
  );
}
