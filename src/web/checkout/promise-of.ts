import type { DeliveryChoice } from '#domain/orders/delivery.ts';
import { promisedBy } from '#domain/orders/delivery-promise.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { formatShortDay } from '#web/messages/format-dates.ts';

/** '1-3 business days · by Tue 17 Nov', if it were ordered now. */
export function promiseOf(choice: DeliveryChoice): string {
  const promise = choice.express ? t.expressText : t.standardText;
  const by = promisedBy(new Date().toISOString(), choice);
  // The date stays on one line.
  return by === undefined ? '' : t.by(promise, formatShortDay(by).replaceAll(' ', '\u00a0'));
}
