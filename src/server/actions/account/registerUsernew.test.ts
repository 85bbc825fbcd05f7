import { describe, expect, test } from 'vitest';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { accountFixture } from '#test/account-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('asking for an account on %s', (_kind, openDb) => {
  const fixture = accountFixture(openDb);

  const request = {
    name: 'Asha',
    email: 'asha@new.example',
    phone: '9812345678',
    address: 'Mussoorie',
  };

  test('keeps the request, once per open phone and e-mail', async () => {
    expect((await fixture.post('registerUsernew', request)).json()).toEqual({
      success: true,
      message: 'We will connect you within 2 business days.',
    });
    const samePhone = await fixture.post('registerUsernew', {
      ...request,
      email: 'other@new.example',
    });
    const sameMail = await fixture.post('registerUsernew', {
      ...request,
      phone: '9812345679',
      email: 'ASHA@new.example',
    });
    for (const answer of [samePhone, sameMail]) {
      expect([answer.statusCode, answer.json().code]).toEqual([200, 'already-requested']);
    }
    const rows = await fixture.db.select().from(registrationRequests);
    const kept = rows.filter((row) => row.phone.startsWith('981234567'));
    expect(kept).toHaveLength(1);
    // One mail says what comes next, to the first of them.
    expect(fixture.shop.sentJobs).toEqual([
      ['registered-mail', { requestId: kept[0]?.id }, `registered ${kept[0]?.id}`],
    ]);
  });

  test('refuses what is no Indian mobile number', async () => {
    const answer = await fixture.post('registerUsernew', { ...request, phone: '1234567890' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Phone must be a mobile number of 10 digits.',
    ]);
  });
});
