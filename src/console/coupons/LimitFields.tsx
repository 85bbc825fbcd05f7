import filters from '#console/components/filters.module.css';
import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { Field } from '#ui/Field.tsx';
import type { CouponFieldsProps } from './CouponForm.tsx';

export function LimitFields({ draft: { field, box } }: CouponFieldsProps) {
  return (
    <Panel title={t.limits}>
      <div className={`stack ${styles.fields}`}>
        <Field {...field('limit_total')} hint={t.limitHint} inputMode="numeric" />
        <Field {...field('limit_per_customer')} hint={t.limitHint} inputMode="numeric" />
      </div>
      <label className={filters.check}>
        <input {...box('active')} />
        {t.fields.active}
      </label>
    </Panel>
  );
}
