import { useState } from 'react';
import { Navigate } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { ConsoleInput } from '#contract/console/index.ts';
import { CouponForm } from './CouponForm.tsx';

export function Component() {
  const [savedId, setSavedId] = useState<number>();
  async function save(typed: ConsoleInput<'saveCoupon'>) {
    const { coupon } = await consoleCall('saveCoupon', typed);
    setSavedId(coupon.id);
  }
  // Only once nothing is unsaved any more: leaving would be asked about.
  if (savedId !== undefined) return <Navigate to={`/offers/${savedId}?saved=1`} replace />;
  return (
    <>
      <BackLink to="/offers">{t.back}</BackLink>
      <ScreenHead title={t.addTitle} />
      <CouponForm known={undefined} label={t.save} onSave={save} />
    </>
  );
}
