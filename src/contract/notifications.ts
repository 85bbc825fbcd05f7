import { z } from 'zod';
import { defineAction } from './define.ts';
import { count, id, isoTime, paging } from './fields.ts';

const notification = z.object({
  id: z.int(),
  status_response: z.enum(['unread', 'read']),
  notifi_text: z.string(),
  /** Below IMAGE_URL. */
  img_url: z.string().nullable(),
  /** The page of the storefront that it is about. Beyond the specification. */
  path: z.string().optional(),
  created_at: isoTime,
});

export type NotificationWire = z.output<typeof notification>;

export const getUserNotifications = defineAction({
  summary: 'One’s own notifications, newest first.',
  envelope: 'status',
  auth: 'customer',
  effect: 'read',
  customerField: 'user_id',
  input: z.object({ user_id: id, ...paging }),
  output: z.object({
    data: z.array(notification),
    /** Counted over all pages. Beyond the specification. */
    total: count.optional(),
    unread: count.optional(),
  }),
  example: {
    input: { user_id: 1 },
    output: {
      data: [
        {
          id: 5,
          status_response: 'unread',
          notifi_text: 'Your order #31 is on the way.',
          img_url: 'products/neem-face-wash.webp',
          path: '/order/31',
          created_at: '2026-10-02T09:30:00.000Z',
        },
      ],
      total: 1,
      unread: 1,
    },
  },
});

export const markNotificationAsRead = defineAction({
  summary: 'Marks one notification as read.',
  envelope: 'status',
  auth: 'customer',
  effect: 'write',
  input: z.object({ id }),
  output: z.object({}),
  example: { input: { id: 5 }, output: {} },
});

export const markAllNotificationsAsRead = defineAction({
  summary: 'Marks all of one’s notifications as read.',
  envelope: 'status',
  auth: 'customer',
  effect: 'write',
  customerField: 'user_id',
  input: z.object({ user_id: id }),
  output: z.object({}),
  example: { input: { user_id: 1 }, output: {} },
});
