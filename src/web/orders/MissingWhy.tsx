import { orderWords as t } from '#web/messages/en/orders.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';

/** Why packs are missing; the shop's own words may be in English. */
export function MissingWhy({ reason }: { reason: string }) {
  const why = t.missingWhy(reason);
  return <span lang={writtenIn(why)}>{why}</span>;
}
