import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { shell } from '#web/messages/en/shell.ts';
import { refusalOf } from './coupon-refusal.ts';

const lost = {
  title: 'Oops...',
  text: 'Something went wrong while applying the coupon.',
  mayRetry: true,
};

test.each([
  [
    Refusal.withCode('below-coupon-minimum', 'Minimum order not met', { amount_needed: 120.5 }),
    { title: 'Minimum Order Not Met', text: 'You need ₹120.50 more' },
  ],
  [
    Refusal.withCode('coupon-expired', 'This coupon has expired.'),
    { title: 'Invalid Coupon', text: 'This coupon has expired.' },
  ],
  [
    Refusal.withCode('refused', ''),
    { title: 'Invalid Coupon', text: 'Please enter a valid coupon code.' },
  ],
  [new Refusal('unreachable', shell.unreachable), lost],
  [new Refusal('server-fault', shell.somethingWentWrong), lost],
  [new TypeError('a fault of ours'), lost],
])('%s', (error, alert) => {
  expect(refusalOf(error)).toEqual(alert);
});
