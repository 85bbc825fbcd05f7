import { formatRupees } from '#console/components/money.ts';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { PreviewTotals } from '#console/phone-order/PreviewTotals.tsx';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Notice } from '#ui/Notice.tsx';

/** The discount or the reason why there is none, and what is left to pay. */
export function CouponVerdict({ result }: { result: ConsoleOutput<'tryCoupon'> }) {
  const { valid, discount, total, totals, message, amount_needed } = result;
  return (
    <>
      {valid ? (
        <Notice tone="success">{t.takesOff(formatRupees(discount), formatRupees(total))}</Notice>
      ) : (
        <Notice tone="info">
          {t.refused(message)}
          {amount_needed !== undefined && ` ${t.needed(formatRupees(amount_needed))}`}
        </Notice>
      )}
      {totals && <PreviewTotals totals={totals} isCurrent />}
    </>
  );
}
