import filters from '#console/components/filters.module.css';
import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { Field } from '#ui/Field.tsx';
import type { CouponFieldProps } from './CouponForm.tsx';

const limits = ['limit_total', 'limit_per_customer'] as const;

export function LimitFields({ draft, change, errors }: CouponFieldProps) {
  return (
    <Panel title={t.limits}>
      <div className={styles.fields}>
        {limits.map((name) => (
          <Field
            key={name}
            name={name}
            label={t.fields[name]}
            hint={t.limitHint}
            inputMode="numeric"
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            error={errors[name]}
          />
        ))}
      </div>
      <label className={filters.check}>
        <input
          type="checkbox"
          name="active"
          checked={draft.active}
          onChange={({ target }) => change({ active: target.checked })}
        />
        {t.fields.active}
      </label>
    </Panel>
  );
}
