import filters from '#console/components/filters.module.css';
import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { quickPeriodNames, couponTexts as t } from '#console/messages/coupons.ts';
import { clockInIndia } from '#domain/india/india-clock.ts';
import { type QuickPeriod, quickPeriod, quickPeriods } from '#domain/reports/quick-periods.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { CouponFieldsProps } from './CouponForm.tsx';
import { lastMinute } from './coupon-facts.ts';

const kinds = [
  { id: 'flat', name: t.kinds.flat },
  { id: 'percent', name: t.kinds.percent },
];

/** What it takes off, and from which order on. */
export function OfferFields({ draft: { field, values } }: CouponFieldsProps) {
  return (
    <Panel title={t.offer}>
      <div className={`stack ${styles.fields}`}>
        <Field
          {...field('code')}
          className={styles.code}
          hint={t.codeHint}
          required
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field {...field('minimum')} hint={t.minimumHint} inputMode="decimal" />
        <Select {...field('kind')} options={kinds} />
        <Field
          {...field('amount')}
          label={t.amountLabel[values.kind]}
          inputMode="decimal"
          required
        />
        {values.kind === 'percent' && (
          <Field {...field('ceiling')} hint={t.ceilingHint} inputMode="decimal" />
        )}
      </div>
    </Panel>
  );
}

/** From when until when, by the clock in India wherever the browser is. */
export function PeriodFields({ draft: { field, change } }: CouponFieldsProps) {
  function choose(period: QuickPeriod) {
    const { from, until } = quickPeriod(period, new Date().toISOString());
    change({ starts_at: clockInIndia(from), ends_at: clockInIndia(lastMinute(until)) });
  }
  return (
    <Panel title={t.when}>
      <fieldset className="wrap" aria-label={t.quickPeriods}>
        {quickPeriods.map((period) => (
          <Button key={period} look="secondary" onClick={() => choose(period)}>
            {quickPeriodNames[period]}
          </Button>
        ))}
      </fieldset>
      <div className={`stack ${styles.fields}`}>
        <Field {...field('starts_at')} type="datetime-local" required />
        <Field {...field('ends_at')} type="datetime-local" hint={t.untilHint} required />
      </div>
    </Panel>
  );
}

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
