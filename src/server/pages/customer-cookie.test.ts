import { expect, test } from 'vitest';
import { customerCookie } from './customer-cookie.ts';

const asha = { id: 7, ownerName: 'आशा; Negi' };
const value = '7.%E0%A4%86%E0%A4%B6%E0%A4%BE%3B%20Negi';

test('whose page it is goes out until the browser has it', () => {
  const set = customerCookie('other=1', asha, true);
  expect(set).toBe(`thok_customer=${value}; Max-Age=2592000; Path=/; Secure; SameSite=Lax`);
  expect(customerCookie(undefined, asha, false)).not.toContain('Secure');
  expect(customerCookie(`other=1; thok_customer=${value}`, asha, true)).toBeUndefined();
});

test('another name or customer replaces it', () => {
  for (const other of [
    { id: 8, ownerName: asha.ownerName },
    { id: 7, ownerName: 'Asha' },
  ]) {
    expect(customerCookie(`thok_customer=${value}`, other, true)).toMatch(/^thok_customer=[78]\./);
  }
});

test('nobody signed in takes it away, and sets none', () => {
  expect(customerCookie(`thok_customer=${value}`, undefined, false)).toBe(
    'thok_customer=; Max-Age=0; Path=/; SameSite=Lax',
  );
  expect(customerCookie('other=1', undefined, false)).toBeUndefined();
});
