import { Link } from 'react-router';
import styles from '#console/components/offer-table.module.css';
import rows from '#console/components/row-link.module.css';
import table from '#console/components/table.module.css';
import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import { classes } from '#ui/classes.ts';
import { CouponBadge } from './CouponBadge.tsx';
import { minimumText, periodText, worthText } from './coupon-facts.ts';

export function CouponTable({ coupons }: { coupons: readonly CouponWire[] }) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t.code}</th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.worth}</th>
            <th scope="col" className={table.number}>
              {t.uses}
            </th>
            <th scope="col">{t.from}</th>
            <th scope="col">{t.period}</th>
          </tr>
        </thead>
        <tbody>
          {coupons.map((coupon) => (
            <tr key={coupon.id} className={rows.row}>
              <td>
                <Link className={rows.link} to={`/offers/${coupon.id}`}>
                  {coupon.code}
                </Link>
              </td>
              <td className={styles.state}>
                <CouponBadge coupon={coupon} />
              </td>
              <td>{worthText(coupon)}</td>
              <td className={table.number} data-label={t.uses}>
                {t.usesOf(coupon.uses, coupon.limit_total)}
              </td>
              <td className={table.whole} data-label={t.from}>
                {minimumText(coupon)}
              </td>
              <td className={classes(table.whole, table.muted)}>{periodText(coupon)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
