import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { refusalBody, successBody } from './envelope.ts';

test.each([
  ['status', { status: 'success', data: [1] }],
  ['success', { success: true, data: [1] }],
] as const)("an answer in the '%s' envelope is its fields behind that flag", (envelope, body) => {
  expect(successBody(envelope, { data: [1] })).toBe(JSON.stringify(body));
});

test.each([
  ['status', { status: 'error' }],
  ['success', { success: false }],
  ['both', { status: 'error', success: false }],
] as const)(
  "a refusal in the '%s' envelope has its flag, extra, message and code",
  (kind, flag) => {
    const refusal = new Refusal('not-found', 'This was not found.', { amount_needed: 5 });
    expect(JSON.parse(refusalBody(kind, refusal, 'en'))).toEqual({
      ...flag,
      amount_needed: 5,
      message: 'This was not found.',
      code: 'not-found',
    });
  },
);
