import { useNavigate } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

type DeleteCouponDialogProps = { coupon: CouponWire; onClose: () => void };

export function DeleteCouponDialog({ coupon, onClose }: DeleteCouponDialogProps) {
  const navigate = useNavigate();
  const { pending, failure, submit } = useSubmit();
  const remove = () =>
    submit(async () => {
      await consoleCall('deleteCoupon', { id: coupon.id });
      navigate('/offers');
    });
  return (
    <Dialog
      title={t.removeTitle(coupon.code)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button look="danger" aria-disabled={pending} onClick={remove}>
            {t.remove}
          </Button>
        </>
      }
    >
      <p>{t.removeText}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
