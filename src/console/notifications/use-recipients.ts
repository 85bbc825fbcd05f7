import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { consoleCall } from '#console/data/api.ts';
import type { ConsoleInput } from '#contract/console/index.ts';

type Audience = ConsoleInput<'countRecipients'> | undefined;
type Recipients = {
  /** undefined while they are counted, and where that failed. */
  count: number | undefined;
  hasFailed: boolean;
  countAgain: () => void;
};

/** How many customers a notification would reach. */
export function useRecipients(audience: Audience): Recipients {
  const key = JSON.stringify(audience);
  const [tries, setTries] = useState(0);
  const [counted, setCounted] = useState<{ key: string; count: number | undefined }>();
  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    const asked: NonNullable<Audience> = JSON.parse(key);
    setCounted(undefined);
    consoleCall('countRecipients', asked, abort.signal).then(
      ({ count }) => setCounted({ key, count }),
      (error) => {
        if (abort.signal.aborted) return;
        browserLog('recipients', error);
        setCounted({ key, count: undefined });
      },
    );
    return () => abort.abort();
  }, [key, tries]);
  const known = counted?.key === key ? counted : undefined;
  return {
    count: known?.count,
    hasFailed: known !== undefined && known.count === undefined,
    countAgain: () => setTries(tries + 1),
  };
}
