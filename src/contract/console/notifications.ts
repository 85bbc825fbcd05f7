import { z } from 'zod';
import { count, id, isoTime, noInput, optionalText, requiredText } from '#contract/fields.ts';
import { isShopPage } from '#domain/content/safe-address.ts';
import { audienceKinds, maxNotificationLength } from '#domain/notifications/audience.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor, done, idempotencyKey, moment } from './fields.ts';
import { productFields } from './product.ts';

export const notificationStates = ['scheduled', 'sent', 'cancelled'] as const;

const audienceFields = z.object({
  to: z.enum(audienceKinds),
  route: optionalText(100),
  city: optionalText(100),
  product_id: id.optional(),
  customer_id: id.optional(),
});

type AudienceFields = z.output<typeof audienceFields>;

/** The field that says which route, city, product or customer. */
const named = {
  route: 'route',
  city: 'city',
  buyers: 'product_id',
  customer: 'customer_id',
} as const;

function audienceRules(fields: AudienceFields, context: z.RefinementCtx): void {
  if (fields.to === 'all' || fields[named[fields.to]]) return;
  context.addIssue({ code: 'custom', path: [named[fields.to]], message: 'is required' });
}

const notification = z.object({
  id: z.int(),
  text: z.string(),
  /** For readers of Hindi; '': they get the other. */
  text_hi: z.string(),
  image_name: z.string(),
  path: z.string(),
  to: z.enum(audienceKinds),
  /** Which route, city, product or customer. */
  to_name: z.string(),
  state: z.enum(notificationStates),
  send_at: isoTime,
  sent_at: isoTime.nullable(),
  cancelled_at: isoTime.nullable(),
  /** How many got it; null while it waits. */
  recipients: count.nullable(),
  operator_name: z.string(),
});

export type NotificationWire = z.output<typeof notification>;

const example: NotificationWire = {
  ...{ id: 3, text: 'Diwali offers are here.', text_hi: 'दिवाली के ऑफ़र आ गए।' },
  ...{ image_name: '', path: '/shop', to: 'route' },
  ...{ to_name: 'Rajpur', state: 'scheduled', send_at: '2026-10-02T03:30:00.000Z' },
  ...{ sent_at: null, cancelled_at: null, recipients: null, operator_name: 'Asha Negi' },
};

const filters = {
  q: optionalText(100),
  state: z.enum(notificationStates).optional(),
};

const notificationList = defineConsoleList({
  access: 'promotions',
  filters,
  cursor,
  rows: { notifications: z.array(notification) },
});

export const listNotifications = notificationList.list(
  'What was sent or will be, the newest first, by state and by words of the text.',
  { input: {}, output: { notifications: [example], next: null } },
);

export const countNotifications = notificationList.count({ state: 'sent' }, 30);

export const countRecipients = defineConsoleAction({
  summary: 'How many customers a notification would reach now. Those who are blocked get none.',
  access: 'promotions',
  input: audienceFields.superRefine(audienceRules),
  output: z.object({ count }),
  example: { input: { to: 'route', route: 'Rajpur' }, output: { count: 12 } },
});

export const listCities = defineConsoleAction({
  summary: 'The cities of customers, by name.',
  access: 'promotions',
  input: noInput,
  output: z.object({ cities: z.array(z.string()) }),
  example: { input: {}, output: { cities: ['Dehradun', 'Rishikesh'] } },
});

export const sendNotification = defineConsoleAction({
  summary:
    'Sends a text to the bells of all customers, those of a route, a city or a product, or one: now, or at `send_at`. The same key sends it once.',
  access: 'promotions',
  input: audienceFields
    .extend({
      text: requiredText(maxNotificationLength),
      /** For readers of Hindi. */
      text_hi: optionalText(maxNotificationLength),
      image_name: productFields.shape.image_name.default(''),
      /** The page of the shop that it leads to. */
      path: optionalText(300).refine((path) => path === '' || isShopPage(path), {
        message: 'must be a page of the shop, such as /shop',
      }),
      send_at: moment.optional(),
      idempotency_key: idempotencyKey,
    })
    .superRefine(audienceRules),
  output: z.object({ notification, count, repeated: z.boolean() }),
  refusals: ['nobody', 'in-the-past', 'key-reused'],
  example: {
    input: {
      ...{ to: 'route', route: 'Rajpur', text: 'Diwali offers are here.', path: '/shop' },
      ...{ send_at: '2026-10-02T03:30:00.000Z', idempotency_key: '0f343b09' },
    },
    output: { notification: example, count: 12, repeated: false },
  },
});

export const cancelNotification = defineConsoleAction({
  summary: 'Takes back a notification that waits for its time.',
  access: 'promotions',
  input: z.object({ id }),
  output: done,
  refusals: ['already-sent'],
  example: { input: { id: 3 }, output: { message: 'The notification is cancelled.' } },
});
