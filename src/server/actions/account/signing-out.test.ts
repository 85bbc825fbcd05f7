import { describe, expect, test } from 'vitest';
import { accountFixture, cookieOf } from '#test/account-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('signing out on %s', (_kind, openDb) => {
  const fixture = accountFixture(openDb);

  test('ends the session on the server and empties the cookie', async () => {
    const cookie = cookieOf(await fixture.login('9876543210', '246810'));
    const own = () => fixture.ownData(1, cookie);
    expect((await own()).statusCode).toBe(200);
    const out = await fixture.shop.app.inject({
      url: '/logout',
      method: 'POST',
      headers: { cookie, 'x-thok': '1' },
    });
    expect([out.statusCode, out.headers.location]).toEqual([303, '/login']);
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await own()).statusCode).toBe(401);
  });

  test('from another site does nothing', async () => {
    const cookie = cookieOf(await fixture.login('9876543210', '246810'));
    const out = await fixture.shop.app.inject({
      url: '/logout',
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(out.statusCode).toBe(403);
    const own = await fixture.ownData(1, cookie);
    expect(own.statusCode).toBe(200);
  });

  test('everywhere ends every device of one’s list, in which the current one is marked', async () => {
    const [cookie, other] = [
      cookieOf(await fixture.login('9876543210', '246810')),
      cookieOf(await fixture.login('9876500002', '135791')),
    ];
    const devices = (own: string, id: number) =>
      fixture.shop.app.inject({
        url: `/api/getSignedInDevices?user_id=${id}`,
        headers: { cookie: own },
      });
    const { data } = (await devices(cookie, 1)).json();
    expect(data.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(cookie.split('=')[1]);
    expect((await devices(cookie, 2)).statusCode).toBe(404);
    const out = await fixture.post('signOutEverywhere', { user_id: 1 }, { cookie });
    expect(out.json().status).toBe('success');
    expect((await devices(cookie, 1)).statusCode).toBe(401);
    expect((await devices(other, 2)).statusCode).toBe(200);
  });
});
