// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NotificationWire } from '#contract/notifications.ts';
import { fakeShop } from '#test/fake-shop.ts';
import { renderScreens } from '#test/render-part.tsx';
import { Bell } from '#web/layout/Bell.tsx';
import * as notificationRoute from '#web/routes/notification.tsx';
import { NotificationsProvider } from './notifications-context.tsx';

/** What the server tells an open page. */
let events: EventTarget[] = [];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('userId', '1');
  events = [];
  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      events.push(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Stream);
});

const created_at = '2026-10-01T19:00:00.000Z';
function row(id: number, text: string, more: Partial<NotificationWire> = {}): NotificationWire {
  return { id, notifi_text: text, status_response: 'unread', img_url: null, created_at, ...more };
}

/** A shop that keeps these; they change as it is told. */
function shopWith(rows: NotificationWire[]) {
  const shop = fakeShop({
    getUserNotifications: () => ({ data: rows.map((one) => ({ ...one })) }),
    markNotificationAsRead: ({ id }) => {
      for (const one of rows) if (one.id === id) one.status_response = 'read';
      return {};
    },
    markAllNotificationsAsRead: () => {
      for (const one of rows) one.status_response = 'read';
      return {};
    },
  });
  return { ...shop, rows };
}

async function openPage() {
  const view = renderScreens({ '/notification': notificationRoute }, '/notification', (screen) => (
    <NotificationsProvider>
      <header>
        <Bell />
      </header>
      <main>{screen}</main>
    </NotificationsProvider>
  ));
  const main = await view.screen.findByRole('main');
  return {
    ...view,
    bell: () => view.screen.getByRole('button', { name: /^Notification/ }).textContent,
    texts: () => [...main.querySelectorAll('li')].map((one) => one.textContent),
    main,
  };
}

test('a new one appears without reload, and the page marks all of them', async () => {
  const { rows } = shopWith([row(1, 'Old one', { status_response: 'read' })]);
  const { user, bell, texts, main } = await openPage();
  await expect.poll(texts).toEqual([expect.stringContaining('Old one')]);
  rows.unshift(row(2, 'New one'));
  await act(async () => {
    for (const stream of events) stream.dispatchEvent(new Event('notifications'));
  });
  await expect
    .poll(texts)
    .toEqual([
      expect.stringMatching(/New one.*2 Oct( 2026)?, 12:30 am/),
      expect.stringMatching(/Old one/),
    ]);
  expect(bell()).toContain('1 unread');
  const all = [...main.querySelectorAll('button')].find(
    (one) => one.textContent === 'Mark all as read',
  );
  await user.click(all as HTMLElement);
  await expect.poll(() => main.querySelectorAll('li button')).toHaveLength(0);
  expect(bell()).not.toContain('unread');
});

test('a row opens what it is about, and is read then', async () => {
  const shop = shopWith([row(7, 'On the way', { path: '/faqs' })]);
  const { screen, user, texts, bell, main } = await openPage();
  await expect.poll(texts).toEqual([expect.stringContaining('On the way')]);
  await user.click(main.querySelector('li a') as HTMLElement);
  await screen.findByText('At /faqs');
  expect(shop.calls).toContainEqual({ name: 'markNotificationAsRead', input: { id: 7 } });
  await expect.poll(bell).not.toContain('unread');
});

test('where there is none, panel and page say so', async () => {
  shopWith([]);
  const { screen } = await openPage();
  await screen.findByRole('heading', { name: 'No notifications' });
  await expect.poll(() => screen.getAllByText('No notifications')).toHaveLength(2);
});
