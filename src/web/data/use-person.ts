import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { browserCall } from './api.ts';
import { useUserId } from './use-user.ts';

type Person = { name: string; email: string };

/** Who is signed in, for fields to be filled in; a page that everybody shares does not know. */
export function usePerson(): Person | undefined {
  const userId = useUserId();
  const [person, setPerson] = useState<Person>();
  useEffect(() => {
    if (userId === undefined) return setPerson(undefined);
    const abort = new AbortController();
    const read = browserCall('getCustomerById', { id: userId }, abort.signal);
    optional(browserLog, 'contact form person', read).then((answer) => {
      if (abort.signal.aborted || !answer) return;
      setPerson({ name: answer.data.owner_name, email: answer.data.email });
    });
    return () => abort.abort();
  }, [userId]);
  return person;
}
