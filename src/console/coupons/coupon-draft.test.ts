import { expect, test } from 'vitest';
import { consoleActions } from '#contract/console/index.ts';
import { couponDraftOf, couponInput } from './coupon-draft.ts';

const { coupon } = consoleActions.getCoupon.example.output;

test('a coupon that nobody touched is sent as it was read', () => {
  const { id: _id, version: _version, state: _state, uses: _uses, ...fields } = coupon;
  const sent = couponInput(couponDraftOf(coupon));
  expect(consoleActions.saveCoupon.input.parse(sent)).toEqual(fields);
});

test('its last minute is shown', () => {
  expect(couponDraftOf(coupon)).toMatchObject({
    ...{ starts_at: '2026-10-03T00:00', ends_at: '2026-10-04T23:59' },
  });
});

test('rupees off have no ceiling', () => {
  const draft = { ...couponDraftOf(coupon), kind: 'flat' as const };
  expect(couponInput(draft).ceiling).toBeNull();
});
