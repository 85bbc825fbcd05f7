import { addDaysInIndia, weekdayInIndia } from '#domain/india/indian-time.ts';
import type { DeliveryChoice } from './delivery.ts';

const sunday = 0;
/** Spec §9: standard within 1-3 business days, express within 1 day. */
const standardBusinessDays = 3;

/**
 * The last day of the promised time, as an ISO time; undefined for a pickup, which has none. Business
 * days are Monday to Saturday: the days on which the trade in India works.
 */
export function promisedBy(placedAt: string, choice: DeliveryChoice): string | undefined {
  if (choice.type === 'pickup') return undefined;
  if (choice.express) return addDaysInIndia(placedAt, 1);
  let day = placedAt;
  for (let left = standardBusinessDays; left > 0; ) {
    day = addDaysInIndia(day, 1);
    if (weekdayInIndia(day) !== sunday) left -= 1;
  }
  return day;
}
