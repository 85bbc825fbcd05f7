import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { consoleCall } from '#console/data/api.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Button } from '#ui/Button.tsx';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponForm } from './CouponForm.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return consoleCall('getCoupon', { id: Number(params.id) }, request.signal);
}

export function Component() {
  const { coupon } = useLoaderData<typeof loader>();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <BackLink to="/coupons">{t.back}</BackLink>
      <ScreenHead title={coupon.code}>
        <CouponBadge coupon={coupon} />
        {coupon.uses === 0 && (
          <Button look="quietDanger" onClick={() => setDeleting(true)}>
            {t.remove}
          </Button>
        )}
      </ScreenHead>
      <CouponForm key={coupon.id} coupon={coupon} />
      {deleting && (
        <CallQuestion
          title={t.removeTitle(coupon.code)}
          text={t.removeText}
          keep={t.keep}
          yes={t.remove}
          next="/coupons"
          onYes={() => consoleCall('deleteCoupon', { id: coupon.id })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
