import { useEffect } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { browserCall } from '#web/data/api.ts';

/** Spec §7: the shop calls `handleAbandonedCarts`, and renders nothing of its answer. */
export function AbandonedCarts() {
  useEffect(() => {
    const call = () => browserCall('handleAbandonedCarts', {});
    return queueIdleTask(() => void optional(browserLog, 'abandoned carts', call()));
  }, []);
  return null;
}
