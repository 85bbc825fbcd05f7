import { BackLink } from '#console/components/BackLink.tsx';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { CouponForm } from './CouponForm.tsx';

export function Component() {
  return (
    <>
      <BackLink to="/coupons">{t.back}</BackLink>
      <ScreenHead title={t.addTitle} />
      <CouponForm coupon={undefined} />
    </>
  );
}
