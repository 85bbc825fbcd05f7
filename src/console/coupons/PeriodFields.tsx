import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { quickPeriodNames, couponTexts as t } from '#console/messages/coupons.ts';
import { clockInIndia } from '#domain/india/india-clock.ts';
import { type QuickPeriod, quickPeriod, quickPeriods } from '#domain/reports/quick-periods.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { CouponFieldProps } from './CouponForm.tsx';
import { lastMinute } from './coupon-facts.ts';

/** From when until when, by the clock in India wherever the browser is. */
export function PeriodFields({ draft, change, errors }: CouponFieldProps) {
  function choose(period: QuickPeriod) {
    const { from, until } = quickPeriod(period, new Date().toISOString());
    change({ starts_at: clockInIndia(from), ends_at: clockInIndia(lastMinute(until)) });
  }
  return (
    <Panel title={t.when}>
      <fieldset className={styles.quick} aria-label={t.quickPeriods}>
        {quickPeriods.map((period) => (
          <Button key={period} look="secondary" onClick={() => choose(period)}>
            {quickPeriodNames[period]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <Field
          type="datetime-local"
          name="starts_at"
          label={t.fields.starts_at}
          required
          value={draft.starts_at}
          onChange={({ target }) => change({ starts_at: target.value })}
          error={errors.starts_at}
        />
        <Field
          type="datetime-local"
          name="ends_at"
          label={t.fields.ends_at}
          hint={t.untilHint}
          required
          value={draft.ends_at}
          onChange={({ target }) => change({ ends_at: target.value })}
          error={errors.ends_at}
        />
      </div>
    </Panel>
  );
}
