import { describe, expect, test } from 'vitest';
import { newTotpSecret, totpCode, totpStep, totpStepOf, totpUri } from './totp.ts';

/** The secret of RFC 6238's test vectors: '12345678901234567890'. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('RFC 6238: after %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1_000))).toBe(code);
});

test('a new secret has 32 letters of base32, each time others', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the address for an app escapes its parts', () => {
  expect(totpUri(secret, 'a b@thok.example', 'Doon & Co')).toBe(
    `otpauth://totp/Doon%20%26%20Co:a%20b%40thok.example?secret=${secret}&issuer=Doon%20%26%20Co`,
  );
});

describe('a code', () => {
  const nowMs = 1_700_000_000_000;
  const step = totpStep(nowMs);
  const tried = (code: string, lastStep: number | null = null) =>
    totpStepOf(secret, code, { nowMs, lastStep });

  test('is taken of this step and of one beside it, with spaces as apps show it', () => {
    expect(tried(totpCode(secret, step))).toBe(step);
    expect(tried(totpCode(secret, step - 1))).toBe(step - 1);
    expect(tried(totpCode(secret, step + 1).replace(/^.../, '$& '))).toBe(step + 1);
  });

  test('is refused of any other step, twice, or after a later one', () => {
    expect(tried(totpCode(secret, step - 2))).toBeUndefined();
    expect(tried(totpCode(secret, step + 2))).toBeUndefined();
    expect(tried(totpCode(secret, step), step)).toBeUndefined();
    expect(tried(totpCode(secret, step - 1), step)).toBeUndefined();
    expect(tried(totpCode(secret, step), step - 1)).toBe(step);
    expect(tried('')).toBeUndefined();
  });
});
