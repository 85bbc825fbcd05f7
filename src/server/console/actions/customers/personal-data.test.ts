import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readTables } from '#server/backup/tables.ts';
import { rowsOf } from '#server/db/rows.ts';
import { sessions } from '#server/db/schema/account.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { customers } from '#server/db/schema/customers.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { orders } from '#server/db/schema/orders.ts';
import { payments } from '#server/db/schema/payments.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { tablesByCustomer, tablesByOrder } from '#server/queries/customers/customer-data.ts';
import { newKey } from '#test/buyer.ts';
import { customerProfile } from '#test/customer-profile.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { noteError } from '#test/logged-errors.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('a customer’s personal data on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');

  /** An order that is over: delivered and paid. */
  async function finishedOrder({ call }: Awaited<ReturnType<typeof owner>>) {
    await suite.buyer.fill(1);
    const orderId = await suite.buyer.placed();
    const steps = ['accepted', 'processing', 'out_for_delivery', 'delivered'] as const;
    for (const to of steps) await call('moveOrder', { id: orderId, to });
    const { order } = await call('getOrder', { id: orderId });
    const paid = { order_id: orderId, amount: order?.total_to_pay ?? 0, method: 'cash' } as const;
    expect(await call('recordPayment', { ...paid, idempotency_key: newKey() })).toMatchObject({
      success: true,
    });
    return orderId;
  }

  async function download({ headers }: { headers: Record<string, string> }, id: number) {
    const url = `/console/api/exportCustomer?id=${id}`;
    const { statusCode, headers: sent, body } = await suite.shop.app.inject({ url, headers });
    return { statusCode, sent, body };
  }

  test('is given as one file, with everything but secrets', async () => {
    const operator = await owner();
    const orderId = await finishedOrder(operator);
    const { id } = suite.buyer.me;
    const { statusCode, sent, body } = await download(operator, id);
    expect(statusCode).toBe(200);
    expect(sent['content-disposition']).toBe(`attachment; filename="customer-${id}.json"`);
    const all = JSON.parse(body);
    expect(all.customers).toMatchObject([{ id }]);
    expect(all.orders).toMatchObject([{ id: orderId, customer_id: id }]);
    expect(all.order_lines.length).toBeGreaterThan(0);
    expect(all.payments).toMatchObject([{ order_id: orderId, method: 'cash' }]);
    expect(all.invoices).toMatchObject([{ order_id: orderId }]);
    expect(all.invoice_lines).toMatchObject([{ invoice_id: all.invoices[0].id }]);
    expect(all.posting_lines.map((line: { amount_paise: number }) => line.amount_paise)).toEqual([
      all.invoices[0].total_paise,
      -all.invoices[0].total_paise,
    ]);
    expect(all.sessions.length).toBeGreaterThan(0);
    expect(body).not.toMatch(/pin_hash|token_hash|argon2/);
    expect(await download(operator, 999_999)).toMatchObject({ statusCode: 404 });
    const staff = await newOperator(suite.shop, 'staff');
    expect(await download(staff, id)).toMatchObject({ statusCode: 403 });
  });

  test('is replaced for good when the customer leaves; orders keep their bills', async () => {
    const operator = await owner();
    const orderId = await finishedOrder(operator);
    const { id } = suite.buyer.me;
    const [before] = await suite.db.select().from(customers).where(eq(customers.id, id));
    const [bill] = await suite.db.select().from(orders).where(eq(orders.id, orderId));
    await suite.buyer.fill(1);

    const answer = await operator.call('forgetCustomer', { id });
    expect(answer.customer).toMatchObject({
      ...{ firm_name: `Former customer ${id}`, forgotten: true, blocked: true, has_pin: false },
      cart: [],
    });
    const { body } = await download(operator, id);
    const { orders: kept, payments, audit_log, ...rest } = JSON.parse(body);
    expect(kept[0].billing_info).toEqual(bill?.billingInfo);
    expect(payments).toHaveLength(1);
    expect(JSON.stringify([rest.customers, audit_log])).not.toContain(before?.mobile);
    expect(JSON.stringify([rest.customers, audit_log])).not.toContain(before?.email);
    for (const table of [sessions, notifications, cartLines]) {
      expect(await suite.db.$count(table, eq(table.customerId, id))).toBe(0);
    }
    expect(await suite.buyer.me.call('getCustomerById', { id })).toMatchObject({ http: 401 });
    const logged = await suite.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'forgetCustomer'));
    expect(logged.at(-1)).toMatchObject({
      ...{
        subject: `customer ${id}`,
        operatorId: operator.id,
        details: { after: { forgotten: true } },
      },
    });
    // Nobody lets in, changes or forgets again who left.
    for (const call of [
      operator.call('forgetCustomer', { id }),
      operator.call('blockCustomer', { id, blocked: false }),
    ]) {
      expect(await call).toMatchObject({ http: 404 });
    }
  });

  test('is found nowhere after the customer was forgotten, while the log says who did what', async () => {
    const operator = await owner();
    const before = customerProfile({ firm_name: 'Zebulon Traders', owner_name: 'Zarina Quill' });
    const { customer } = await operator.call('saveCustomer', before);
    const id = customer?.id ?? 0;
    const after = customerProfile({ firm_name: 'Zebulon & Daughters', address: '77 Quill Lane' });
    await operator.call('saveCustomer', { ...after, id, version: customer?.version });
    const row = { mobile: after.mobile, email: 'zquill@thok.example', address: '78 Quill Lane' };
    const file = await checkFile(suite.shop, operator, 'customers', csvOf([row]));
    expect(await operator.call('applyFile', { file_id: file.file_id ?? 0 })).toMatchObject({
      success: true,
    });

    const log = async () => {
      const { entries = [] } = await operator.call('getAuditLog', { subject: `customer ${id}` });
      return entries.map((one) => [one.action, one.before.address, one.after.address]);
    };
    expect(await log()).toEqual([
      ['applyFile', '77 Quill Lane', '78 Quill Lane'],
      ['saveCustomer', before.address, '77 Quill Lane'],
      ['saveCustomer', undefined, before.address],
    ]);
    expect((await download(operator, id)).body).toContain('77 Quill Lane');
    const personal = /Zebulon|Zarina|zquill|Quill Lane/;
    expect(await dump()).toMatch(personal);

    expect(await operator.call('forgetCustomer', { id })).toMatchObject({ success: true });
    expect(await log()).toEqual([
      ['forgetCustomer', undefined, undefined],
      ['exportCustomer', undefined, undefined],
      ['applyFile', undefined, undefined],
      ['saveCustomer', undefined, undefined],
      ['saveCustomer', undefined, undefined],
    ]);
    const left = await dump();
    expect(left).not.toMatch(personal);
    // Of which the mail addresses are made too.
    for (const mobile of [before.mobile, after.mobile]) expect(left).not.toContain(mobile);
  });

  test('stays on no order that was cancelled before money came, in no note and in no mail', async () => {
    const operator = await owner();
    const { id } = suite.buyer.me;
    const [customer] = await suite.db.select().from(customers).where(eq(customers.id, id));
    const email = customer?.email ?? '';
    const cancelled = async () => {
      await suite.buyer.fill(1);
      const orderId = await suite.buyer.placed({ note: 'Ring Zarina' });
      await operator.call('addOrderNote', { id: orderId, text: 'Zarina rang' });
      await operator.call('moveOrder', { id: orderId, to: 'cancelled', reason: 'Asked for' });
      return orderId;
    };
    const [neverPaid, givenBack] = [await cancelled(), await cancelled()];
    const money = { orderId: givenBack, method: 'cash', reason: 'Cancelled' } as const;
    await suite.db.insert(payments).values([
      { ...money, amountPaise: 100, idempotencyKey: newKey() },
      { ...money, amountPaise: -100, idempotencyKey: newKey() },
    ]);
    const queue = await openQueue(suite.shop.database, noteError);
    for (const to of [email.toUpperCase(), `x${email}`]) {
      await queue.send(suite.db, 'reset-pin-mail', { email: to }, `reset ${to}`);
    }
    await queue.close();

    expect(await operator.call('forgetCustomer', { id })).toMatchObject({ success: true });
    const { orders: kept, order_notes } = JSON.parse((await download(operator, id)).body);
    const bills = new Map(kept.map((one: { id: number }) => [one.id, one]));
    expect(bills.get(neverPaid)).toMatchObject({
      note: '',
      billing_info: { firmName: `Former customer ${id}`, phone: `gone-${id}`, address: '' },
    });
    expect(bills.get(givenBack)).toMatchObject({ note: '', billing_info: { email } });
    expect(order_notes).toEqual([]);
    const mails = sql`select data from jobs.job where name = 'reset-pin-mail'`;
    expect(await rowsOf(suite.db, mails)).toEqual([{ data: { email: `x${email}` } }]);
  });

  /** Every row of every table, as a backup has them. */
  async function dump(): Promise<string> {
    const tables = await readTables(suite.db);
    const rows = await Promise.all(
      tables.map(({ name }) =>
        rowsOf(suite.db, sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`),
      ),
    );
    return JSON.stringify(rows);
  }

  test('stays while an order is open or money is due, and for staff', async () => {
    const operator = await owner();
    const { id } = suite.buyer.me;
    await suite.buyer.fill(1);
    const orderId = await suite.buyer.placed();
    const forget = () => operator.call('forgetCustomer', { id });
    expect(await forget()).toMatchObject({ http: 200, code: 'open-orders' });
    for (const to of ['accepted', 'processing', 'out_for_delivery', 'delivered'] as const) {
      await operator.call('moveOrder', { id: orderId, to });
    }
    expect(await forget()).toMatchObject({ http: 200, code: 'has-dues' });
    expect(await operator.call('getCustomer', { id })).toMatchObject({
      customer: { forgotten: false, blocked: false },
    });
    const staff = await newOperator(suite.shop, 'staff');
    expect(await staff.call('forgetCustomer', { id })).toMatchObject({ http: 403 });
    expect(await operator.call('forgetCustomer', { id: 999_999 })).toMatchObject({ http: 404 });
  });

  test('lies in no table that the file leaves out', async () => {
    const referring = async (table: string) => {
      const rows = await rowsOf<{ name: string }>(
        suite.db,
        sql`select distinct conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = ${table}::regclass`,
      );
      return rows.map(({ name }) => name).sort();
    };
    expect(await referring('customers')).toEqual(
      [...tablesByCustomer, 'registration_requests'].sort(),
    );
    // What a coupon or the stock has to do with an order is told by the order itself, its papers by the customer.
    const shopOnly = [
      'coupon_uses',
      'stock_movements',
      'invoices',
      'credit_notes',
      'postings',
      'payments',
    ];
    const byOrder = (await referring('orders')).filter((name) => !shopOnly.includes(name));
    expect(byOrder).toEqual([...tablesByOrder].sort());
  });
});
