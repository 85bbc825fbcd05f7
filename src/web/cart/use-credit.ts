import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { CreditWire } from '#contract/credit.ts';
import { browserCall } from '#web/data/api.ts';

/** undefined: not read yet, or it could not be; null: none was agreed. */
export function useCredit(userId: number): CreditWire | null | undefined {
  const [credit, setCredit] = useState<CreditWire | null>();
  useEffect(() => {
    let isGone = false;
    const read = optional(browserLog, 'credit', browserCall('getCredit', { user_id: userId }));
    void read.then((answer) => isGone || setCredit(answer?.credit));
    return () => {
      isGone = true;
    };
  }, [userId]);
  return credit;
}
