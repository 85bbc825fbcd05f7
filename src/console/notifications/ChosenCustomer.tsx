import type { FoundCustomer } from '#console/components/CustomerSearch.tsx';
import styles from '#console/components/offer-form.module.css';
import { couponTexts as t } from '#console/messages/coupons.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { Button } from '#ui/Button.tsx';

type ChosenCustomerProps = { customer: FoundCustomer; onChange: () => void };

export function ChosenCustomer({ customer, onChange }: ChosenCustomerProps) {
  return (
    <section className={`row ${styles.customer}`} aria-label={t.customer}>
      <div>
        <p className={styles.name}>{customer.firm_name}</p>
        <p className="muted">
          {[formatMobile(customer.mobile), customer.city].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button look="quiet" onClick={onChange}>
        {t.otherCustomer}
      </Button>
    </section>
  );
}
