import styles from '#console/components/offer-form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { Field } from '#ui/Field.tsx';
import type { CouponFieldsProps } from './CouponForm.tsx';

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
