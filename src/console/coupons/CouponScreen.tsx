import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import styles from '#console/components/offer-form.module.css';
import { consoleCall } from '#console/data/api.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { CouponWire } from '#contract/console/coupons.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ChangedCoupon } from './ChangedCoupon.tsx';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponForm } from './CouponForm.tsx';
import { CouponTester } from './CouponTester.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getCoupon', { id: Number(params.id) }, request.signal);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>().coupon;
  const [search] = useSearchParams();
  const [known, setKnown] = useState(loaded);
  /** As someone else has saved it since. */
  const [newer, setNewer] = useState<CouponWire>();
  const [saved, setSaved] = useState(search.has('saved'));
  const [deleting, setDeleting] = useState(false);

  async function save(typed: ConsoleInput<'saveCoupon'>) {
    setSaved(false);
    const { id, version } = newer ?? known;
    setKnown((await consoleCall('saveCoupon', { ...typed, id, version })).coupon);
    setNewer(undefined);
    setSaved(true);
  }

  function onRefusal({ code, extra }: Refusal): boolean {
    if (code !== 'changed-elsewhere') return false;
    setNewer(extra.coupon as CouponWire); // `as`: what that refusal carries
    return true;
  }

  return (
    <>
      <BackLink to="/offers">{t.back}</BackLink>
      <ScreenHead title={known.code}>
        <CouponBadge coupon={known} />
        {known.uses === 0 && (
          <Button look="quietDanger" onClick={() => setDeleting(true)}>
            {t.remove}
          </Button>
        )}
      </ScreenHead>
      <CouponForm
        known={newer ?? known}
        label={newer ? t.saveMine : t.save}
        onSave={save}
        onRefusal={onRefusal}
        notice={
          <>
            {newer && <ChangedCoupon before={known} now={newer} />}
            {saved && <Notice tone="success">{t.saved}</Notice>}
            {known.uses > 0 && <p className={styles.text}>{t.usedBy(known.uses)}</p>}
          </>
        }
      >
        {({ isChanged }) => <CouponTester code={known.code} isChanged={isChanged} />}
      </CouponForm>
      {deleting && (
        <CallQuestion
          title={t.removeTitle(known.code)}
          text={t.removeText}
          keep={t.keep}
          yes={t.remove}
          next="/offers"
          onYes={() => consoleCall('deleteCoupon', { id: known.id })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
