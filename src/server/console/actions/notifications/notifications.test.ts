import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { customers } from '#server/db/schema/customers.ts';
import { notificationBatches, notifications } from '#server/db/schema/notifications.ts';
import { operators } from '#server/db/schema/operators.ts';
import { sendNotifications } from '#server/jobs/notifications.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { addCustomer, addProduct } from '#test/builders.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';
import { toldFields } from '#test/told-fields.ts';

const later = () => new Date(Date.now() + 3_600_000).toISOString();

describe.each(databases)('an owner’s notifications on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');
  const told = async (text: string) => {
    const rows = await suite.db.select().from(notifications).where(eq(notifications.text, text));
    return rows.map((row) => row.customerId).toSorted((a, b) => a - b);
  };
  const given = (more: Partial<ConsoleInput<'sendNotification'>>) => ({
    ...{ to: 'route' as const, route: 'Route of this test', text: `News ${newKey()}` },
    ...{ idempotency_key: newKey(), ...more },
  });
  let onRoute: number[] = [];
  let blocked = 0;

  beforeAll(async () => {
    onRoute = [await addCustomer(suite.db), await addCustomer(suite.db)];
    blocked = await addCustomer(suite.db);
    await addProduct(suite.db); // its picture is in the shop
    await suite.db
      .update(customers)
      .set({ route: 'Route of this test' })
      .where(inArray(customers.id, [...onRoute, blocked]));
    await suite.db
      .update(customers)
      .set({ blockedAt: new Date() })
      .where(eq(customers.id, blocked));
  });

  test('reach everyone on a route but the blocked, once, and are logged', async () => {
    const { call, id: operatorId } = await owner();
    const sent = given({ path: '/shop', image_name: 'default.webp' });
    expect(
      await call('countRecipients', { to: 'route', route: 'Route of this test' }),
    ).toMatchObject({
      count: 2,
    });
    const answer = await call('sendNotification', sent);
    expect(answer).toMatchObject({
      count: 2,
      repeated: false,
      notification: { state: 'scheduled' },
    });
    expect(suite.shop.sentJobs.at(-1)?.slice(0, 2)).toEqual(['notifications', {}]);
    // The answer was lost, and it is sent once more.
    expect(await call('sendNotification', sent)).toMatchObject({ repeated: true });
    expect(await sendNotifications(suite.db)).toBe('2 sent');
    expect(await sendNotifications(suite.db)).toBe('0 sent');
    expect(await told(sent.text)).toEqual(onRoute);
    const [row] = await suite.db
      .select()
      .from(notifications)
      .where(eq(notifications.text, sent.text))
      .limit(1);
    expect(row).toMatchObject({ path: '/shop', image: 'default.webp', readAt: null });
    const { notifications: listed } = await call('listNotifications', { q: sent.text });
    expect(listed).toMatchObject([
      {
        state: 'sent',
        recipients: 2,
        to: 'route',
        to_name: 'Route of this test',
        operator_name: 'A owner',
      },
    ]);
    const subject = `notification ${answer.notification?.id}`;
    const log = await readAudit(suite.db, { subject, limit: 5 });
    expect(log).toMatchObject([{ operatorId, details: { after: { recipients: 2 } } }]);
    expect(await call('sendNotification', { ...sent, text: 'Other' })).toMatchObject({
      ...{ http: 200, code: 'key-reused' },
    });
  });

  test('are for a city, the buyers of a product, or one customer', async () => {
    const { call } = await owner();
    const { buyer } = suite;
    const product_id = await buyer.fill(1);
    const cancelled = await buyer.placed();
    await buyer.cancel(cancelled);
    const buyers = { to: 'buyers', product_id } as const;
    expect(await call('countRecipients', buyers)).toMatchObject({ count: 0 });
    expect(await call('sendNotification', given(buyers))).toMatchObject({ code: 'nobody' });
    await buyer.addPacks(product_id, 1);
    await buyer.placed();
    await suite.db.update(customers).set({ city: 'Chamba' }).where(eq(customers.id, buyer.me.id));
    expect((await call('listCities', {})).cities).toContain('Chamba');
    const audiences = [
      buyers,
      { to: 'city', city: 'Chamba' },
      { to: 'customer', customer_id: buyer.me.id },
    ] as const;
    for (const audience of audiences) {
      const sent = given(audience);
      expect(await call('countRecipients', audience)).toMatchObject({ count: 1 });
      expect(await call('sendNotification', sent)).toMatchObject({ count: 1 });
      await sendNotifications(suite.db);
      expect(await told(sent.text)).toEqual([buyer.me.id]);
    }
    const all = await call('countRecipients', { to: 'all' });
    expect(all.count).toBe((await suite.db.$count(customers)) - 1);
    for (const unknown of [
      { to: 'customer', customer_id: 999_999 },
      { to: 'buyers', product_id: 999_999 },
    ] as const) {
      expect(await call('countRecipients', unknown)).toMatchObject({ http: 404 });
    }
  });

  test('are read in Hindi by readers of Hindi, where they were written in it', async () => {
    const { call } = await owner();
    const text_hi = 'दिवाली के ऑफ़र आ गए।';
    const sent = given({ text_hi });
    expect((await call('sendNotification', sent)).notification).toMatchObject({ text_hi });
    // The same key with other words is another notification.
    expect(await call('sendNotification', { ...sent, text_hi: '' })).toMatchObject({
      code: 'key-reused',
    });
    await sendNotifications(suite.db);
    const [customerId = 0] = onRoute;
    const { cookie } = await suite.shop.signIn(customerId);
    const read = async (language: string) => {
      const url = `/api/getUserNotifications?user_id=${customerId}`;
      const headers = { cookie: `${cookie}; thok_language=${language}` };
      const answer = await suite.shop.app.inject({ url, headers });
      return answer.json().data[0].notifi_text;
    };
    expect([await read('hi'), await read('en')]).toEqual([text_hi, sent.text]);
  });

  test('wait for their time, and can be cancelled until then', async () => {
    const { call } = await owner();
    const past = given({ send_at: new Date(Date.now() - 1_000).toISOString() });
    expect(await call('sendNotification', past)).toMatchObject({ code: 'in-the-past' });
    const first = given({ send_at: later() });
    const second = given({ send_at: later() });
    const answers = [await call('sendNotification', first), await call('sendNotification', second)];
    const [one = 0, other = 0] = answers.map((answer) => answer.notification?.id);
    expect(await sendNotifications(suite.db)).toBe('0 sent');
    expect(await call('cancelNotification', { id: one })).toMatchObject({ success: true });
    expect(await call('cancelNotification', { id: one })).toMatchObject({ success: true });
    await suite.db.update(notificationBatches).set({ sendAt: new Date(Date.now() - 1_000) });
    expect(await sendNotifications(suite.db)).toBe('2 sent');
    expect([await told(first.text), await told(second.text)]).toEqual([[], onRoute]);
    expect(await call('cancelNotification', { id: other })).toMatchObject({ code: 'already-sent' });
    expect(await call('cancelNotification', { id: 999_999 })).toMatchObject({ http: 404 });
    for (const [state, id] of [
      ['cancelled', one],
      ['sent', other],
    ] as const) {
      const { notifications: found } = await call('listNotifications', { state, limit: 1 });
      expect(found).toMatchObject([{ id, state }]);
    }
    expect(await call('countNotifications', { q: 'no such words' })).toMatchObject({ count: 0 });
    const sent = { q: '', state: 'sent' } as const;
    const { notifications: all = [] } = await call('listNotifications', { ...sent, limit: 100 });
    expect(await call('countNotifications', sent)).toMatchObject({ count: all.length });
  });

  test.each([{ active: false }, { role: 'staff' as const }])(
    'are not sent once whoever scheduled them has %o',
    async (change) => {
      const { id: operatorId, call } = await owner();
      const sent = given({ send_at: later() });
      const id = (await call('sendNotification', sent)).notification?.id ?? 0;
      await suite.db.update(operators).set(change).where(eq(operators.id, operatorId));
      const due = { sendAt: new Date(Date.now() - 1_000) };
      await suite.db.update(notificationBatches).set(due).where(eq(notificationBatches.id, id));
      expect(await sendNotifications(suite.db)).toBe('0 sent');
      expect(await told(sent.text)).toEqual([]);
      const me = await owner();
      const { notifications: found } = await me.call('listNotifications', { state: 'cancelled' });
      expect(found?.map((one) => one.id)).toContain(id);
      const { entries } = await me.call('getAuditLog', { subject: `notification ${id}` });
      expect(entries?.[0]).toMatchObject({
        ...{ action: 'cancelNotification', operator: null, after: { state: 'cancelled' } },
      });
    },
  );

  test('go on where a kill stopped them, and two nodes at once tell everyone once', async () => {
    const { call } = await owner();
    const many: number[] = [];
    for (let i = 0; i < 1_200; i += 1) many.push(await addCustomer(suite.db));
    await suite.db.update(customers).set({ city: 'Tehri' }).where(inArray(customers.id, many));
    const sent = given({ to: 'city', city: 'Tehri' });
    await call('sendNotification', sent);
    // The second batch fails halfway, as when the process is killed.
    let batches = 0;
    const failing: Parameters<typeof sendNotifications>[0] = {
      transaction: (run) =>
        suite.db.transaction(async (tx) => {
          const result = await run(tx);
          batches += 1;
          if (batches === 2) throw new Error('killed');
          return result;
        }),
    };
    await expect(sendNotifications(failing)).rejects.toThrow('killed');
    expect(await told(sent.text)).toHaveLength(500);
    const { notifications: halfway } = await call('listNotifications', { q: sent.text });
    expect(halfway).toMatchObject([{ state: 'scheduled', recipients: 500 }]);
    expect(await call('cancelNotification', { id: halfway?.[0]?.id ?? 0 })).toMatchObject({
      code: 'already-sent',
    });
    await Promise.all([sendNotifications(suite.db), sendNotifications(suite.db)]);
    expect(await told(sent.text)).toEqual(many);
  });

  test.each([
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(301) }, 'text'],
    [{ to: 'route', route: '' }, 'route: is required'],
    [{ to: 'buyers' }, 'product_id: is required'],
    [{ path: '//evil.example' }, 'path'],
    [{ path: '/api?endpoint=cancelOrderById&id=1' }, 'path'],
    [{ path: 'https://evil.example' }, 'path'],
    [{ image_name: '../x.png' }, 'image_name'],
    [{ image_name: 'nowhere.webp' }, 'image_name: is not there'],
    [{ send_at: 'soon' }, 'send_at'],
  ] as const)('whose %j is wrong are refused, naming the field', async (wrong, field) => {
    const { call } = await owner();
    const answer = await call('sendNotification', given(wrong));
    expect([answer.http, toldFields(answer)]).toEqual([400, expect.stringContaining(field)]);
  });

  test('are the owner’s alone', async () => {
    const { call } = await newOperator(suite.shop, 'staff');
    expect(await call('sendNotification', given({}))).toMatchObject({ http: 403 });
    expect(await call('listNotifications', {})).toMatchObject({ http: 403 });
  });
});
