import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { customerTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { registrationTexts as t } from '#console/messages/customers.ts';
import { shellTexts } from '#console/messages/shell.ts';
import chips from '#console/parts/chips.module.css';
import { Tabs } from '#console/parts/Tabs.tsx';
import type { RegistrationWire } from '#contract/console/customers.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { Registration } from './Registration.tsx';
import styles from './RegistrationsScreen.module.css';

const statuses = ['open', 'approved', 'declined'] as const;

export async function loader({ request }: { request: Request }) {
  const asked = new URL(request.url).searchParams.get('status');
  const status = statuses.find((one) => one === asked) ?? 'open';
  const { registrations } = await consoleCall('listRegistrations', { status }, request.signal);
  return { status, registrations };
}

export function Component() {
  const { status, registrations } = useLoaderData<typeof loader>();
  const [declining, setDeclining] = useState<RegistrationWire>();
  return (
    <>
      <Tabs label={shellTexts.nav.customers} tabs={customerTabs} />
      <ScreenHead title={t.title} />
      <nav className={chips.chips} aria-label={t.title}>
        {statuses.map((one) => (
          <Link
            key={one}
            className={chips.chip}
            to={one === 'open' ? '/customers/registrations' : `?status=${one}`}
            aria-current={one === status ? 'true' : undefined}
          >
            {t[one]}
          </Link>
        ))}
      </nav>
      {registrations.length === 0 && (
        <EmptyState icon="user" text={t.none[status]} action={undefined} />
      )}
      <ul className={styles.list}>
        {registrations.map((registration) => (
          <Registration
            key={registration.id}
            registration={registration}
            onDecline={() => setDeclining(registration)}
          />
        ))}
      </ul>
      {declining && (
        <DeclineDialog registration={declining} onClose={() => setDeclining(undefined)} />
      )}
    </>
  );
}
