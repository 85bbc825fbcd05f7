import { describe, expect, test } from 'vitest';
import { contactChangedMail, tellOfContactChanges } from '#server/jobs/contact-changes.ts';
import type { Mail } from '#server/jobs/mailer.ts';
import { resetPinMail } from '#server/jobs/reset-pin-mail.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { readNotifications } from '#server/queries/notifications/notifications.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { addCustomer } from '#test/builders.ts';
import { customerProfile } from '#test/customer-profile.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { shopWithClock } from '#test/moved-clock.ts';
import { newOperator } from '#test/operator.ts';

/** A customer, staff and owner of a shop, whose jobs are done when told, and the mails that went out. */
async function someShop() {
  const { shop, letPass } = await shopWithClock();
  const { db } = shop.database;
  const mails: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
    },
    close() {},
  };
  const { catalogue, jobs } = shop;
  const needs = { db, catalogue, jobs, mailer, publicOrigin: () => 'http://shop.example' };
  const id = await addCustomer(db);
  const { email = '' } = (await findCustomer(db, id)) ?? {};
  const people = {
    staff: await newOperator(shop, 'staff'),
    owner: await newOperator(shop, 'owner'),
  };
  async function work(): Promise<string[]> {
    const done: string[] = [await tellOfContactChanges(needs)];
    for (const [name, data] of shop.sentJobs.splice(0)) {
      const run = { isRetry: false };
      // `as`: what was sent under that name
      if (name === 'contact-changed-mail')
        done.push(await contactChangedMail(needs)(data as { changeId: number }, run));
      if (name === 'reset-pin-mail')
        done.push(await resetPinMail(needs)(data as { email: string }, run));
    }
    return done;
  }
  const bell = async () =>
    (await readNotifications(db, id, { page: 1, limit: 10 })).map(({ text }) => text);
  const forgotPin = (address: string) =>
    shop.app.inject({
      ...{ url: '/api/sendResetPinLink', method: 'POST', headers: { 'x-thok': '1' } },
      payload: { email: address },
    });
  return { shop, db, letPass, mails, id, email, ...people, work, bell, forgotPin };
}

const stranger = 'stranger@thok.example';
const noLink = 'The address is new: no link within 24 hours';

describe('staff who save a customer with an e-mail address of their own', () => {
  test('get no link, neither by the console nor by the shop’s own page, for 24 hours', async () => {
    const { shop, staff, id, work, mails, forgotPin, letPass } = await someShop();
    const saved = customerProfile({ id, email: stranger });
    expect(await staff.call('saveCustomer', saved)).toMatchObject({ success: true });
    await work();
    expect(await staff.call('sendPinLink', { id })).toMatchObject({ code: 'contact-changed' });
    const answer = (await forgotPin(stranger)).json();
    expect(await work()).toContain(noLink);
    expect(mails.at(-1)).toMatchObject({ to: stranger });
    expect(JSON.stringify(mails)).not.toContain('token=');
    // Told no more than anybody who asks.
    expect(answer).toEqual((await forgotPin('nobody@thok.example')).json());
    await letPass('23 hours 59 minutes');
    // Sessions do not live as long as that.
    const later = await newOperator(shop, 'staff');
    expect(await later.call('sendPinLink', { id })).toMatchObject({ code: 'contact-changed' });
    await letPass('2 minutes');
    expect(await later.call('sendPinLink', { id })).toMatchObject({ success: true });
    expect(await work()).toContain('Link mailed');
  });

  test('get none that was on its way before they saved', async () => {
    const { staff, id, work, forgotPin } = await someShop();
    await forgotPin(stranger);
    await staff.call('saveCustomer', customerProfile({ id, email: stranger }));
    expect(await work()).toContain(noLink);
  });

  test('do not keep it from the customer, who is told at the old address and by the bell', async () => {
    const { staff, id, email, work, mails, bell } = await someShop();
    await staff.call('saveCustomer', customerProfile({ id, email: stranger }));
    expect(await work()).toEqual(['1 told', 'Told at the address of before']);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: email,
      text: expect.stringContaining('Please call us: '),
    });
    expect(mails[0]?.text).not.toContain(stranger);
    expect((await bell())[0]).toMatch(/^The e-mail address or phone number of your account was/);
    expect(await work()).toEqual(['0 told']);
  });
});

test('a file of customers with an address of the staff’s own does no better', async () => {
  const { shop, staff, id, email, work, mails, bell, db, forgotPin } = await someShop();
  const { mobile = '' } = (await findCustomer(db, id)) ?? {};
  const { file_id = 0 } = await checkFile(
    shop,
    staff,
    'customers',
    csvOf([{ mobile, email: stranger }]),
  );
  expect(await staff.call('applyFile', { file_id })).toMatchObject({ success: true });
  expect(await findCustomer(db, id)).toMatchObject({ email: stranger });
  expect(await work()).toEqual(['1 told', 'Told at the address of before']);
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect((await bell())[0]).toMatch(/^The e-mail address or phone number of your account was/);
  expect(await staff.call('sendPinLink', { id })).toMatchObject({ code: 'contact-changed' });
  await forgotPin(stranger);
  expect(await work()).toContain(noLink);
  expect(JSON.stringify(mails)).not.toContain('token=');
});

test('an owner sends the link at once, also where another has just been asked for; it is logged', async () => {
  const { db, staff, owner, id, work, forgotPin } = await someShop();
  await staff.call('saveCustomer', customerProfile({ id, email: stranger }));
  await forgotPin(stranger);
  await work();
  expect(await owner.call('sendPinLink', { id })).toMatchObject({ success: true });
  const [entry] = await readAudit(db, { subject: `customer ${id}`, limit: 1 });
  expect(entry).toMatchObject({
    ...{ action: 'sendPinLink', operatorId: owner.id },
    details: { after: { pin_link: 'on its way' } },
  });
  expect(await work()).toContain('Link mailed');
});

test('another phone number counts alike, another name does not', async () => {
  const { staff, id, email, work, db } = await someShop();
  const { mobile = '' } = (await findCustomer(db, id)) ?? {};
  const given = customerProfile({ id, email });
  await staff.call('saveCustomer', { ...given, mobile, owner_name: 'Another Name' });
  await staff.call('saveCustomer', { ...given, mobile, email: email.toUpperCase() });
  expect(await work()).toEqual(['0 told']);
  expect(await staff.call('sendPinLink', { id })).toMatchObject({ success: true });
  await staff.call('saveCustomer', { ...given, mobile: '9811111111' });
  expect(await work()).toContain('1 told');
  expect(await staff.call('sendPinLink', { id })).toMatchObject({ code: 'contact-changed' });
});

test('a new customer gets the link, and of one who is forgotten nothing is told', async () => {
  const { owner, staff, id, work, db, mails } = await someShop();
  const added = customerProfile();
  await staff.call('saveCustomer', added);
  expect(await work()).toEqual(['0 told', 'Link mailed']);
  await staff.call('saveCustomer', customerProfile({ id, email: stranger }));
  expect(await owner.call('forgetCustomer', { id })).toMatchObject({ success: true });
  expect((await work())[0]).toBe('0 told');
  expect(mails).toHaveLength(1);
  expect(await db.execute('select 1 from contact_changes')).toMatchObject({ rows: [] });
});
