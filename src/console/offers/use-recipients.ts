import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { consoleCall } from '#console/api.ts';
import type { ConsoleInput } from '#contract/console/index.ts';

type Audience = ConsoleInput<'countRecipients'> | undefined;

/** How many customers a notification would reach; undefined while that is counted. */
export function useRecipients(audience: Audience): number | undefined {
  const key = JSON.stringify(audience);
  const [counted, setCounted] = useState<{ key: string; count: number }>();
  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    const asked: NonNullable<Audience> = JSON.parse(key);
    consoleCall('countRecipients', asked, abort.signal).then(
      ({ count }) => setCounted({ key, count }),
      (error) => {
        if (!abort.signal.aborted) browserLog('recipients', error);
      },
    );
    return () => abort.abort();
  }, [key]);
  return counted?.key === key ? counted?.count : undefined;
}
