import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import styles from '#console/components/cards.module.css';
import { ReasonDialog } from '#console/components/ReasonDialog.tsx';
import { Similar } from '#console/customers/Similar.tsx';
import { consoleCall } from '#console/data/api.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { registrationTexts as t } from '#console/messages/customers.ts';
import { declineReasons } from '#console/messages/reasons.ts';
import type { RegistrationWire } from '#contract/console/registrations.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listRegistrations' },
  states: {
    label: t.title,
    name: 'status',
    values: ['open', 'approved', 'declined'],
    textOf: (status) => t[status],
    noneOf: (status) => t.none[status],
  },
  filters: { q: searchFilter(t) },
  empty: { scene: 'counter', noneFound: t.noneFound },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const [declining, setDeclining] = useState<RegistrationWire>();
  return (
    <>
      <ListScreen list={list} data={data} isEmpty={data.registrations.length === 0}>
        <ul className={styles.list}>
          {data.registrations.map((registration) => (
            <Registration
              key={registration.id}
              registration={registration}
              onDecline={() => setDeclining(registration)}
            />
          ))}
        </ul>
      </ListScreen>
      {declining && (
        <DeclineDialog registration={declining} onClose={() => setDeclining(undefined)} />
      )}
    </>
  );
}

type DeclineDialogProps = { registration: RegistrationWire; onClose: () => void };

function DeclineDialog({ registration: { id, name }, onClose }: DeclineDialogProps) {
  return (
    <ReasonDialog
      title={t.declineTitle(name)}
      texts={{ reason: t.reason, missing: t.reasonMissing, keep: t.keep, yes: t.decline }}
      maxLength={500}
      usual={declineReasons}
      onReason={(why) => consoleCall('declineRegistration', { id, ...why })}
      onClose={onClose}
    >
      <p className={styles.text}>{t.declineText}</p>
    </ReasonDialog>
  );
}

type RegistrationProps = { registration: RegistrationWire; onDecline: () => void };

function Registration({ registration, onDecline }: RegistrationProps) {
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
          <Link className={buttonClass('secondary')} to={`/customers/registrations/${id}`}>
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
