import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { quickPeriodNames, couponTexts as t } from '#console/messages/coupons.ts';
import { clockInIndia } from '#domain/india/india-clock.ts';
import { type QuickPeriod, quickPeriod, quickPeriods } from '#domain/reports/quick-periods.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { CouponFieldsProps } from './CouponForm.tsx';
import { lastMinute } from './coupon-facts.ts';

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
