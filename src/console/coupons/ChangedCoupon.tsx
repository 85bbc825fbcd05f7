import { type Change, ChangeTable } from '#console/components/ChangeTable.tsx';
import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { lastMinute } from './coupon-facts.ts';

type FieldName = keyof typeof t.fields;

/** What someone else has saved while this was being typed. */
export function ChangedCoupon({ before, now }: { before: CouponWire; now: CouponWire }) {
  const names = Object.keys(t.fields) as FieldName[]; // `as`: keys of that very object
  const changes: Change[] = names
    .map((name) => ({
      field: t.fields[name],
      before: shown(before, name),
      after: shown(now, name),
    }))
    .filter((change) => change.before !== change.after);
  return (
    <>
      <Notice tone="info" title={t.changedTitle}>
        {t.changedText}
      </Notice>
      <ChangeTable changes={changes} />
    </>
  );
}

function shown(coupon: CouponWire, name: FieldName): string {
  if (name === 'active') return coupon.active ? t.yes : t.no;
  if (name === 'kind') return t.kinds[coupon.kind];
  if (name === 'starts_at') return formatMoment(coupon.starts_at);
  if (name === 'ends_at') return formatMoment(lastMinute(coupon.ends_at));
  return String(coupon[name] ?? t.none);
}
