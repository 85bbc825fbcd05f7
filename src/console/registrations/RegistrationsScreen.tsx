import { useState } from 'react';
import { useLoaderData } from 'react-router';
import styles from '#console/components/cards.module.css';
import { Paging } from '#console/components/Paging.tsx';
import { StateFilter } from '#console/components/StateFilter.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { registrationTexts as t } from '#console/messages/customers.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { customerTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { RegistrationWire } from '#contract/console/registrations.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { Registration } from './Registration.tsx';

const statuses = ['open', 'approved', 'declined'] as const;

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const status = statuses.find((one) => one === search.get('status')) ?? 'open';
  const q = search.get('q') ?? '';
  const cursor = search.get('cursor') || undefined;
  const list = await consoleCall('listRegistrations', { status, q, cursor }, request.signal);
  return { status, q, ...list };
}

export function Component() {
  const { status, q, registrations, next } = useLoaderData<typeof loader>();
  const [declining, setDeclining] = useState<RegistrationWire>();
  return (
    <>
      <Tabs label={shellTexts.nav.customers} tabs={customerTabs} />
      <ScreenHead title={t.title} />
      <StateFilter
        label={t.title}
        name="status"
        states={statuses}
        current={status}
        textOf={(one) => t[one]}
        search={{ label: t.search, hint: t.searchHint, q }}
      />
      {registrations.length === 0 && (
        <EmptyState icon="user" text={q ? t.noneFound : t.none[status]} action={undefined} />
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
      <Paging next={next} />
      {declining && (
        <DeclineDialog registration={declining} onClose={() => setDeclining(undefined)} />
      )}
    </>
  );
}
