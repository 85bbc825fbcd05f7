import { Link } from 'react-router';
import styles from '#console/components/cards.module.css';
import { Similar } from '#console/customers/Similar.tsx';
import { registrationTexts as t } from '#console/messages/customers.ts';
import type { RegistrationWire } from '#contract/console/registrations.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';

type RegistrationProps = { registration: RegistrationWire; onDecline: () => void };

export function Registration({ registration, onDecline }: RegistrationProps) {
  const { id, name, email, phone, address, status, created_at, decided_at } = registration;
  return (
    <li className={`card stack gap-2 ${styles.card}`}>
      <h2 className={styles.name}>{name}</h2>
      <p>
        {formatMobile(phone)} · <BreakableName text={email} />
      </p>
      <p>{address}</p>
      <p className={styles.text}>{formatRecent(decided_at ?? created_at, Date.now())}</p>
      {registration.reason !== '' && <p>{registration.reason}</p>}
      {status === 'open' && <Similar title={t.similar} similar={registration.similar} />}
      {status === 'open' && (
        <div className={`wrap ${styles.actions}`}>
          <Button look="quiet" onClick={onDecline}>
            {t.decline}
          </Button>
          <Link className={buttonClass('primary')} to={`/customers/registrations/${id}`}>
            {t.approve}
          </Link>
        </div>
      )}
      {registration.customer_id !== null && (
        <Link className={buttonClass('secondary')} to={`/customers/${registration.customer_id}`}>
          {t.toCustomer}
        </Link>
      )}
    </li>
  );
}
