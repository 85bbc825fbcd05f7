import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#server/db/schema/notifications.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let own: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  shop = await startApp();
  own = await shop.signIn(1);
  other = await shop.signIn(2);
});
afterAll(() => shop.close());

const read = (headers: Record<string, string>, query = 'user_id=1') =>
  shop.app.inject({ url: `/api/getUserNotifications?${query}`, headers });
const post = (name: string, payload: object, headers: Record<string, string>) =>
  shop.app.inject({ url: `/api/${name}`, method: 'POST', payload, headers });

type Row = { id: number; status_response: string; created_at: string };

describe('getUserNotifications', () => {
  test('lists one’s own, newest first, with the counts', async () => {
    const answer = (await read(own)).json();
    const rows: Row[] = answer.data;
    expect(answer).toMatchObject({ status: 'success', total: 8, unread: 4 });
    expect(rows).toHaveLength(8);
    expect(rows.map((row) => row.created_at)).toEqual(
      rows
        .map((row) => row.created_at)
        .toSorted()
        .toReversed(),
    );
    expect(rows[0]).toMatchObject({
      status_response: 'unread',
      img_url: 'products/nimora-neem-face-wash-100-ml.webp',
      path: expect.stringMatching(/^\/order\/\d+$/),
    });
  });

  test('comes in pages', async () => {
    const all: Row[] = (await read(own)).json().data;
    const second = (await read(own, 'user_id=1&page=2&limit=3')).json();
    expect(second.data).toEqual(all.slice(3, 6));
    expect(second.total).toBe(8);
  });

  test('refuses visitors, and someone else’s id', async () => {
    expect((await read({ 'x-thok': '1' })).statusCode).toBe(401);
    expect((await read(other)).statusCode).toBe(404);
    expect((await read(own, 'user_id=abc')).statusCode).toBe(400);
  });
});

describe('markNotificationAsRead', () => {
  test('marks one, once and again', async () => {
    const [first]: Row[] = (await read(own)).json().data;
    for (const _again of [1, 2]) {
      const answer = await post('markNotificationAsRead', { id: first?.id }, own);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
    }
    const after = (await read(own)).json();
    expect(after.unread).toBe(3);
    expect(after.data[0]).toMatchObject({ id: first?.id, status_response: 'read' });
  });

  test('refuses visitors, someone else’s and unknown ones, and other sites', async () => {
    const [unread] = await shop.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, 2));
    const someoneElses = { id: unread?.id };
    const theirs = await post('markNotificationAsRead', someoneElses, own);
    const unknown = await post('markNotificationAsRead', { id: 999_999 }, own);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual(unknown.json());
    expect((await post('markNotificationAsRead', someoneElses, { 'x-thok': '1' })).statusCode).toBe(
      401,
    );
    const foreign = { cookie: other.cookie ?? '', origin: 'https://evil.example' };
    expect((await post('markNotificationAsRead', someoneElses, foreign)).statusCode).toBe(403);
    const rows: Row[] = (await read(other, 'user_id=2')).json().data;
    expect(rows.find((row) => row.id === unread?.id)?.status_response).toBe('unread');
  });
});

describe('markAllNotificationsAsRead', () => {
  test('marks one’s own and nobody else’s', async () => {
    const answer = await post('markAllNotificationsAsRead', { user_id: 1 }, own);
    expect(answer.json()).toEqual({ status: 'success' });
    expect((await read(own)).json().unread).toBe(0);
    expect((await read(other, 'user_id=2')).json().unread).toBe(2);
  });

  test('refuses visitors and someone else’s id', async () => {
    const visitor = await post('markAllNotificationsAsRead', { user_id: 2 }, { 'x-thok': '1' });
    expect(visitor.statusCode).toBe(401);
    const elses = await post('markAllNotificationsAsRead', { user_id: 2 }, own);
    expect(elses.statusCode).toBe(404);
    expect((await read(other, 'user_id=2')).json().unread).toBe(2);
  });
});

test('notify adds them all or, where the transaction fails, none', async () => {
  const { db } = shop.database;
  await notify(db, []);
  await notify(db, [
    { customerId: 1, text: 'one' },
    { customerId: 1, text: 'two', image: 'a.webp' },
  ]);
  expect((await read(own)).json().unread).toBe(2);
  const failing = db.transaction(async (tx) => {
    await notify(tx, [{ customerId: 1, text: 'three' }]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await read(own)).json().unread).toBe(2);
});

test('news are said in the language of the browser, and an operator’s words as they are', async () => {
  await notify(shop.database.db, [
    { customerId: 2, news: { kind: 'back-in-stock', name: 'ORS' } },
    { customerId: 2, text: 'Closed on Sunday.' },
  ]);
  const textsIn = async (language: string) => {
    const headers = { ...other, cookie: `${other.cookie}; thok_language=${language}` };
    const { data } = (await read(headers, 'user_id=2')).json();
    return data.map((row: { notifi_text: string }) => row.notifi_text);
  };
  const [english, hindi] = [await textsIn('en'), await textsIn('hi')];
  expect(english).toContain('Back in stock: ORS is in your cart and can be ordered again.');
  expect(hindi).toContain('फिर से स्टॉक में: ORS आपके कार्ट में है, अब ऑर्डर कर सकते हैं।');
  expect(english).toContain('Closed on Sunday.');
  expect(hindi).toContain('Closed on Sunday.');
});
