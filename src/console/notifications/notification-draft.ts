import type { FoundCustomer } from '#console/components/CustomerSearch.tsx';
import type { ConsoleInput, ConsoleOutput } from '#contract/console/index.ts';
import type { AudienceKind } from '#domain/notifications/audience.ts';

export type FoundProduct = ConsoleOutput<'listProducts'>['products'][number];

export type NotificationDraft = {
  text: string;
  text_hi: string;
  to: AudienceKind;
  route: string;
  city: string;
  product: FoundProduct | undefined;
  customer: FoundCustomer | undefined;
  image_name: string;
  path: string;
  isLater: boolean;
  /** As the field has it, by the clock in India. */
  send_at: string;
};

export const emptyNotification: NotificationDraft = {
  ...{
    text: '',
    text_hi: '',
    to: 'all',
    route: '',
    city: '',
    product: undefined,
    customer: undefined,
  },
  ...{ image_name: '', path: '', isLater: false, send_at: '' },
};

/** Whom it is for; undefined until that is chosen. */
export function audienceIn(draft: NotificationDraft): ConsoleInput<'countRecipients'> | undefined {
  const { to, route, city, product, customer } = draft;
  if (to === 'all') return { to };
  if (to === 'route') return route ? { to, route } : undefined;
  if (to === 'city') return city ? { to, city } : undefined;
  if (to === 'buyers') return product && { to, product_id: product.id };
  return customer && { to, customer_id: customer.id };
}
