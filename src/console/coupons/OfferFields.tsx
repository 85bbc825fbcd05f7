import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { Field } from '#ui/Field.tsx';
import type { CouponFieldProps } from './CouponForm.tsx';

const kinds = [
  { id: 'flat', name: t.kinds.flat },
  { id: 'percent', name: t.kinds.percent },
];

/** What it takes off, and from which order on. */
export function OfferFields({ draft, change, errors }: CouponFieldProps) {
  return (
    <Panel title={t.offer}>
      <div className={styles.fields}>
        <Field
          className={styles.code}
          name="code"
          label={t.fields.code}
          hint={t.codeHint}
          required
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.code}
          onChange={({ target }) => change({ code: target.value })}
          error={errors.code}
        />
        <Field
          name="minimum"
          label={t.fields.minimum}
          hint={t.minimumHint}
          inputMode="decimal"
          value={draft.minimum}
          onChange={({ target }) => change({ minimum: target.value })}
          error={errors.minimum}
        />
        <Select
          name="kind"
          label={t.fields.kind}
          options={kinds}
          value={draft.kind}
          onChange={({ target }) =>
            change({ kind: target.value === 'percent' ? 'percent' : 'flat' })
          }
          error={errors.kind}
        />
        <Field
          name="amount"
          label={t.amountLabel[draft.kind]}
          inputMode="decimal"
          required
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={errors.amount}
        />
        {draft.kind === 'percent' && (
          <Field
            name="ceiling"
            label={t.fields.ceiling}
            hint={t.ceilingHint}
            inputMode="decimal"
            value={draft.ceiling}
            onChange={({ target }) => change({ ceiling: target.value })}
            error={errors.ceiling}
          />
        )}
      </div>
    </Panel>
  );
}
