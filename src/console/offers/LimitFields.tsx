import { couponTexts as t } from '#console/messages/offers.ts';
import filters from '#console/parts/filters.module.css';
import { Panel } from '#console/parts/Panel.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './CouponForm.module.css';
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
