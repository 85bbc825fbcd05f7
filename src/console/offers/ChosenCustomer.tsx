import { couponTexts as t } from '#console/messages/offers.ts';
import type { FoundCustomer } from '#console/parts/CustomerSearch.tsx';
import { formatMobile } from '#domain/indian-formats.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CouponForm.module.css';

type ChosenCustomerProps = { customer: FoundCustomer; onChange: () => void };

export function ChosenCustomer({ customer, onChange }: ChosenCustomerProps) {
  return (
    <section className={styles.customer} aria-label={t.customer}>
      <div>
        <p className={styles.name}>{customer.firm_name}</p>
        <p className={styles.text}>
          {[formatMobile(customer.mobile), customer.city].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button look="quiet" onClick={onChange}>
        {t.otherCustomer}
      </Button>
    </section>
  );
}
