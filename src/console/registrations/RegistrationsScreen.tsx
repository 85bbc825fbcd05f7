import { useState } from 'react';
import { Form, Link, useLoaderData } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { customerTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { registrationTexts as t } from '#console/messages/customers.ts';
import { shellTexts } from '#console/messages/shell.ts';
import styles from '#console/parts/cards.module.css';
import chips from '#console/parts/chips.module.css';
import filters from '#console/parts/filters.module.css';
import { Paging } from '#console/parts/Paging.tsx';
import { Tabs } from '#console/parts/Tabs.tsx';
import type { RegistrationWire } from '#contract/console/customers.ts';
import { classes } from '#ui/classes.ts';
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
      <Form key={`${status} ${q}`} className={filters.filters} role="search">
        {status !== 'open' && <input type="hidden" name="status" value={status} />}
        <label className={classes(filters.filter, filters.search)}>
          {t.search}
          <input
            className={filters.control}
            type="search"
            name="q"
            placeholder={t.searchHint}
            maxLength={100}
            defaultValue={q}
          />
        </label>
      </Form>
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
