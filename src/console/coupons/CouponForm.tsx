import { useId } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { DraftBar } from '#console/components/DraftBar.tsx';
import { DraftFields } from '#console/components/DraftFields.tsx';
import formStyles from '#console/components/form.module.css';
import styles from '#console/components/offer-form.module.css';
import { type DraftOf, useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { partTexts } from '#console/messages/components.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import { classes } from '#ui/classes.ts';
import { LimitFields, OfferFields, PeriodFields } from './CouponFields.tsx';
import { CouponTester } from './CouponTester.tsx';
import { type CouponDraft, couponDraftOf, couponInput, couponShown } from './coupon-draft.ts';

export type CouponFieldsProps = { draft: DraftOf<CouponDraft> };

/** Every rule of a coupon; one that is there can be tried below. */
export function CouponForm({ coupon }: { coupon: CouponWire | undefined }) {
  const formId = useId();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const draft = useDraft({
    labels: t.fields,
    read: coupon,
    noun: 'coupon',
    valuesOf: couponDraftOf,
    shownOf: couponShown,
    refusals: { 'code-taken': 'code' },
    isSaved: useSearchParams()[0].has('saved'),
    async save(_changes, version, values) {
      const own = coupon ? { id: coupon.id, version } : {};
      return (await consoleCall('saveCoupon', { ...couponInput(values), ...own })).coupon;
    },
    onSaved: ({ id }) =>
      coupon ? revalidate() : navigate(`/coupons/${id}?saved=1`, { replace: true }),
  });
  return (
    <>
      <div className={`stack gap-4 ${styles.rows}`}>
        <DraftFields
          draft={draft}
          id={formId}
          className={classes('stack', 'gap-4', styles.form, formStyles.marksRequired)}
          says={t.draft}
        >
          {coupon && coupon.uses > 0 && <p className="muted">{t.usedBy(coupon.uses)}</p>}
          <p className={formStyles.note}>{partTexts.requiredHint}</p>
          <OfferFields draft={draft} />
          <PeriodFields draft={draft} />
          <LimitFields draft={draft} />
        </DraftFields>
        {coupon && <CouponTester code={coupon.code} isChanged={draft.unsaved.length > 0} />}
      </div>
      <DraftBar draft={draft} formId={formId} says={t.draft} />
    </>
  );
}
