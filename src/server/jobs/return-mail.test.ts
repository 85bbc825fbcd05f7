import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { newKey } from '#test/buyer.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { openTestDb } from '#test/test-db.ts';
import type { Mail } from './mailer.ts';
import { returnMail } from './return-mail.ts';

describe('the answer to a return', () => {
  const suite = orderSuite(openTestDb);
  const { chargeGst, invoiced, staff } = returnsOf(suite);
  let sent: Mail[];
  beforeEach(async () => {
    sent = [];
    await chargeGst();
  });

  const mail = (requestId: number) =>
    returnMail({
      ...{ db: suite.db, catalogue: suite.shop.catalogue },
      mailer: { send: async (one: Mail) => void sent.push(one) },
      publicOrigin: () => 'https://shop.example',
    })({ requestId }, { isRetry: false });
  const isNow = (facts: Partial<typeof customers.$inferInsert>) =>
    suite.db.update(customers).set(facts).where(eq(customers.id, suite.buyer.me.id));

  async function asked() {
    const { id: order, invoice_id, line_id } = await invoiced();
    const { return_id: id = 0 } = await suite.buyer.me.call('requestReturn', {
      ...{ invoice_id, reason: 'Two had expired.', idempotency_key: newKey() },
      lines: [{ line_id, units: 2, condition: 'expired' }],
    });
    const { call } = await staff();
    const { return: found } = await call('getReturn', { id });
    const decide = (units: number, answer: string) =>
      call('decideReturn', { id, lines: [{ id: found?.lines[0]?.id ?? 0, units }], answer });
    return { id, order, decide };
  }

  test('says what is taken back and why not the rest, with the order', async () => {
    const { id, order, decide } = await asked();
    expect(await mail(id)).toBe(`Return ${id} is not decided`);
    await decide(1, 'One was fine.');
    expect(await mail(id)).toBe(`Return ${id} mailed`);
    const [one] = sent;
    expect(one?.subject).toContain(`#${order}`);
    expect(one?.text).toContain('One was fine.');
    expect(one?.text).toContain(`https://shop.example/order/${order}`);
  });

  test('is in the customer’s language', async () => {
    await isNow({ language: 'hi' });
    const { id, decide } = await asked();
    await decide(0, 'यह हमारा माल नहीं है।');
    await mail(id);
    expect(sent[0]?.subject).toMatch(/\p{Script=Devanagari}/u);
    expect(sent[0]?.text).toContain('यह हमारा माल नहीं है।');
  });

  test('is not mailed to who wants no mails of orders, or of what is not there', async () => {
    const { id, decide } = await asked();
    await decide(2, '');
    await isNow({ orderMails: false });
    expect(await mail(id)).toBe(`Return ${id}: no mail wanted`);
    expect(await mail(999_999)).toBe('Return 999999: no mail wanted');
    expect(sent).toEqual([]);
  });
});
