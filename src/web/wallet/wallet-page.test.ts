import { beforeAll, describe, expect, test } from 'vitest';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { demoShop } from '#test/demo-shop.ts';
import { textOf } from '#test/dom-text.ts';
import { openPage } from '#test/open-page.ts';

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await (await demoShop()).signIn(1);
});

async function account() {
  const { app } = await demoShop();
  return (await app.inject({ url: '/api/getAccount?user_id=1', headers })).json().account;
}

const money = (rupees: number) => formatPaise(rupeesToPaise(rupees));

describe('the page of the account', () => {
  test('says first what is owed and since when, and how to pay it, without scripts', async () => {
    const { balance, bills, overdue } = await account();
    const page = await openPage('/wallet', { headers });
    page.getByRole('heading', { level: 1, name: 'My account' });
    expect(textOf(page.inside('region', { name: 'You owe' }).element)).toContain(money(balance));
    expect(overdue).toBeGreaterThan(0);
    const { days_late: days } = bills[0];
    page.getByText(`${money(overdue)} is late, the oldest by ${days} day${days === 1 ? '' : 's'}.`);
    const pay = page.getByRole('link', { name: `Pay ${money(balance)} by UPI` });
    expect(pay.getAttribute('href')).toMatch(/&tr=ACCOUNT1&tn=Account%201$/);
  });

  test('has every open bill with its age and its papers, and the receipts', async () => {
    const { bills, receipts } = await account();
    const page = await openPage('/wallet', { headers });
    const rows = page.inside('region', { name: 'Bills to pay' }).getAllByRole('listitem');
    expect(rows).toHaveLength(bills.length);
    for (const { id, number, order_id } of bills) {
      expect(page.getAllByRole('link', { name: number })[0]?.getAttribute('href')).toBe(
        `/order/${order_id}`,
      );
      const pdf = page.getByRole('link', { name: `PDF of ${number}` });
      expect(pdf.getAttribute('href')).toBe(`/invoice/${id}.pdf`);
    }
    const { id, number } = receipts[0];
    const paper = page.getByRole('link', { name: `PDF of ${number}` });
    expect(paper.getAttribute('href')).toBe(`/receipt/${id}.pdf`);
  });

  test('has the statement of the days in the address, and the same as files', async () => {
    const all = await openPage('/wallet', { headers });
    const entries = all.inside('region', { name: 'Statement' }).getAllByRole('listitem');
    expect(entries.length).toBeGreaterThan(3);
    // Days in the wrong order are meant the other way round.
    const page = await openPage('/wallet?from=2020-02-01&to=2020-01-01', { headers });
    page.getByText('Nothing in these days.');
    for (const format of ['pdf', 'csv']) {
      const link = page.getByRole('link', { name: format.toUpperCase() });
      expect(link.getAttribute('href')).toBe(
        `/wallet/statement.${format}?from=2020-01-01&to=2020-02-01`,
      );
    }
  });

  test('is in Hindi for who reads Hindi', async () => {
    const cookie = `${headers.cookie}; thok_language=hi`;
    const page = await openPage('/wallet', { headers: { ...headers, cookie } });
    page.getByRole('heading', { level: 1, name: 'मेरा हिसाब' });
    page.getByRole('region', { name: 'आपका बकाया' });
  });

  test('sends a visitor to sign in, and back', async () => {
    const page = await openPage('/wallet');
    expect([page.status, page.headers.location]).toEqual([302, '/login?next=%2Fwallet']);
  });
});
