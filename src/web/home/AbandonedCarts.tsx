import { useEffect } from 'react';
import { browserLog } from '#client/log.ts';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { browserCall } from '#web/api.ts';
import { optional } from '#web/failed-read.ts';

/** Spec §7: the shop calls `handleAbandonedCarts`, and renders nothing of its answer. */
export function AbandonedCarts() {
  useEffect(() => {
    const call = () => browserCall('handleAbandonedCarts', {});
    return queueIdleTask(() => void optional(browserLog, 'abandoned carts', call()));
  }, []);
  return null;
}
