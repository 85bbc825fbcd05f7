import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { orderMails } from '#server/db/schema/orders.ts';
import { moveOrderTo } from '#test/buyer.ts';
import { orderSuite } from '#test/order-suite.ts';
import { bothDatabases } from '#test/test-db.ts';
import type { Mail } from './mailer.ts';
import { mailOrderSteps } from './order-mails.ts';

describe.each(bothDatabases)('the steps of an order are mailed on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  let sent: Mail[];
  beforeEach(async () => {
    sent = [];
    await suite.db.delete(orderMails);
  });

  const mail = (send = async (one: Mail) => void sent.push(one)) =>
    mailOrderSteps({
      db: suite.db,
      catalogue: suite.shop.catalogue,
      mailer: { send },
      publicOrigin: () => 'https://shop.example',
    });
  const place = async (choice = {}) => {
    await suite.buyer.fill(1);
    return suite.buyer.placed(choice);
  };
  const change = (values: Partial<typeof customers.$inferInsert>) =>
    suite.db.update(customers).set(values).where(eq(customers.id, suite.buyer.me.id));
  const subjects = () => sent.map(({ subject }) => subject);

  test('placed, sent out and delivered, each once', async () => {
    const id = await place({ delivery_type: 'delivery' });
    expect(await mail()).toBe('1 mailed, 0 not wanted');
    expect(sent[0]?.text).toMatch(
      new RegExp(
        `your order #${id} at Doon Wholesale has been placed\\.[\\s\\S]*1 item, to pay: ₹[\\d,.]+\\n\\nhttps://shop\\.example/order/${id}\\n[\\s\\S]*Switch them off in your account: https://shop\\.example/my-account`,
      ),
    );
    await moveOrderTo(suite.db, id, 'delivered');
    expect(await mail()).toBe('2 mailed, 0 not wanted');
    expect(await mail()).toBe('0 mailed, 0 not wanted');
    expect(subjects()).toEqual([
      `Order #${id} has been placed`,
      `Order #${id} is on its way`,
      `Order #${id} has been delivered`,
    ]);
  });

  test('in the customer’s language, a pickup in its own words', async () => {
    await change({ language: 'hi' });
    const id = await place();
    await moveOrderTo(suite.db, id, 'delivered');
    await mail();
    expect(subjects()).toEqual([
      `ऑर्डर #${id} दर्ज हो गया है`,
      `ऑर्डर #${id} तैयार है, ले जाएँ`,
      `ऑर्डर #${id} आपने ले लिया है`,
    ]);
  });

  test('not to who switched it off in the account, nor to who has left, nor a day late', async () => {
    const { me } = suite.buyer;
    const profile = async () => (await me.call('getCustomerById', { id: me.id })).data;
    expect((await profile())?.order_mails).toBe(true);
    await me.call('setOrderMails', { user_id: me.id, on: false });
    expect((await profile())?.order_mails).toBe(false);
    await place();
    expect(await mail()).toBe('0 mailed, 1 not wanted');
    await me.call('setOrderMails', { user_id: me.id, on: true });
    await place();
    await suite.db.update(orderMails).set({ createdAt: sql`now() - interval '25 hours'` });
    expect(await mail()).toBe('0 mailed, 1 not wanted');
    expect(sent).toEqual([]);
  });

  test('one that could not be sent is tried again, after the node that was at it', async () => {
    await place();
    const refused = mail(() => Promise.reject(new Error('mail server away')));
    await expect(refused).rejects.toThrow('mail server away');
    expect(await mail()).toBe('0 mailed, 0 not wanted');
    await suite.db.update(orderMails).set({ claimedUntil: sql`now() - interval '1 second'` });
    expect(await mail()).toBe('1 mailed, 0 not wanted');
  });
});
