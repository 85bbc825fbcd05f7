import { useState } from 'react';
import { useLoaderData } from 'react-router';
import styles from '#console/components/cards.module.css';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { registrationTexts as t } from '#console/messages/customers.ts';
import type { RegistrationWire } from '#contract/console/registrations.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { Registration } from './Registration.tsx';

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
  empty: { icon: 'user', noneFound: t.noneFound },
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
